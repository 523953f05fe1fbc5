import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const survey: EntityDescriptor = {
 "id": "survey",
 "title": "Survey",
 "path": "surveys",
 "table": "survey",
 "tenant": "company_id",
 "label": "{name}",
 "operations": [
  "list",
  "detail"
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
  "origin": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true,
   "enum": [
    "default",
    "node",
    "group"
   ]
  },
  "draft": {
   "kind": "document",
   "type": "object",
   "column": "jsonb",
   "nullable": true,
   "document": "survey"
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
   "origin"
  ],
  "sortable": [
   "name",
   "origin",
   "created_at",
   "updated_at"
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
    "draft": {
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
     "maxLength": 200
    },
    "origin": {
     "type": "string",
     "enum": [
      "default",
      "node",
      "group"
     ]
    },
    "draft": {
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
