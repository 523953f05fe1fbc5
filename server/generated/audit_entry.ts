import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const auditEntry: EntityDescriptor = {
 "id": "audit_entry",
 "title": "Audit entry",
 "path": "auditentry",
 "table": "audit_entry",
 "tenant": "company_id",
 "label": "{operation} {entity}",
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
  "actor_id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true
  },
  "actor_role": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true,
   "enum": [
    "anonymous",
    "visitor",
    "company_user",
    "company_admin",
    "superadmin",
    "system"
   ]
  },
  "actor_name": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "operation": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "entity": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "record_id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true
  },
  "changes": {
   "kind": "object",
   "type": "object",
   "column": "jsonb",
   "nullable": false,
   "readOnly": true
  },
  "request_id": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "readOnly": true
  },
  "company_name": {
   "kind": "text",
   "type": "string",
   "nullable": false,
   "readOnly": true,
   "computed": "company_name"
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
   "actor_id",
   "actor_role",
   "operation",
   "entity",
   "record_id",
   "request_id"
  ],
  "sortable": [
   "created_at",
   "actor_name",
   "actor_role",
   "operation",
   "entity",
   "record_id"
  ],
  "sort": [
   "created_at",
   "desc"
  ],
  "search": [
   "actor_name"
  ]
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "required": []
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
    "actor_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "actor_role": {
     "type": "string",
     "enum": [
      "anonymous",
      "visitor",
      "company_user",
      "company_admin",
      "superadmin",
      "system"
     ]
    },
    "actor_name": {
     "type": "string",
     "maxLength": 200
    },
    "operation": {
     "type": "string",
     "maxLength": 60
    },
    "entity": {
     "type": "string",
     "maxLength": 60
    },
    "record_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "changes": {
     "type": "object"
    },
    "request_id": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 64
    },
    "company_name": {
     "type": "string",
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
 "actions": {}
};
