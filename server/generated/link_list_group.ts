import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const linkListGroup: EntityDescriptor = {
 "id": "link_list_group",
 "title": "Link list group",
 "path": "linklistgroups",
 "table": "link_list_group",
 "tenant": "company_id",
 "label": "{name}",
 "operations": [
  "list",
  "detail",
  "create",
  "patch",
  "delete"
 ],
 "fields": {
  "id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "name": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "document": {
   "kind": "document",
   "type": "object",
   "column": "jsonb",
   "nullable": true,
   "document": "link-list"
  },
  "created_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": false,
   "readOnly": true
  },
  "updated_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": false,
   "readOnly": true
  }
 },
 "list": {
  "filters": [
   "name"
  ],
  "sortable": [
   "name",
   "created_at"
  ],
  "sort": [
   "name",
   "asc"
  ],
  "search": [
   "name"
  ]
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "document": {
     "type": [
      "object",
      "null"
     ]
    }
   },
   "required": [
    "name"
   ]
  },
  "patch": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "document": {
     "type": [
      "object",
      "null"
     ]
    }
   }
  },
  "row": {
   "type": "object",
   "properties": {
    "id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "document": {
     "type": [
      "object",
      "null"
     ]
    },
    "created_at": {
     "type": "string",
     "format": "date-time"
    },
    "updated_at": {
     "type": "string",
     "format": "date-time"
    }
   }
  }
 },
 "actions": {}
};
