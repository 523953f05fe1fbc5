import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const organizationType: EntityDescriptor = {
 "id": "organization_type",
 "title": "Organization type",
 "path": "organizationtype",
 "table": "organization_type",
 "tenant": "global",
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
  "code": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "name": {
   "kind": "text",
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
   "code"
  ],
  "sortable": [
   "name",
   "code"
  ],
  "sort": [
   "name",
   "asc"
  ],
  "search": [
   "name",
   "code"
  ]
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "code": {
     "type": "string",
     "minLength": 1,
     "maxLength": 40,
     "pattern": "^[a-z][a-z0-9_]*$"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   },
   "required": [
    "code",
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
    "code": {
     "type": "string",
     "minLength": 1,
     "maxLength": 40,
     "pattern": "^[a-z][a-z0-9_]*$"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
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
 "actions": {
  "getorganizationtype": {
   "on": "collection",
   "method": "GET",
   "path": "getorganizationtype",
   "description": "All organization types at once, for a select box.",
   "input": {
    "type": "object",
    "properties": {},
    "additionalProperties": false
   },
   "output": {
    "type": "object",
    "properties": {
     "results": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "type": "object",
       "properties": {
        "id": {
         "type": "integer",
         "minimum": -9007199254740991,
         "maximum": 9007199254740991
        },
        "code": {
         "type": "string",
         "maxLength": 40
        },
        "name": {
         "type": "string",
         "maxLength": 200
        }
       },
       "required": [
        "id",
        "code",
        "name"
       ],
       "additionalProperties": false
      }
     }
    },
    "required": [
     "results"
    ],
    "additionalProperties": false
   }
  }
 }
};
