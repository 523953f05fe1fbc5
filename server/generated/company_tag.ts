import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const companyTag: EntityDescriptor = {
 "id": "company_tag",
 "title": "Tag",
 "path": "companytags",
 "table": "company_tag",
 "tenant": "company_id",
 "label": "{name}",
 "operations": [
  "list"
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
  "color": {
   "kind": "color",
   "type": "string",
   "column": "text",
   "nullable": false
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
   "color"
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
     "maxLength": 60
    },
    "color": {
     "type": "string",
     "maxLength": 7,
     "pattern": "^#[0-9A-Fa-f]{6}$"
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
   "properties": {}
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
     "maxLength": 60
    },
    "color": {
     "type": "string",
     "maxLength": 7,
     "pattern": "^#[0-9A-Fa-f]{6}$"
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
