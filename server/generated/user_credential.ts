import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const userCredential: EntityDescriptor = {
 "id": "user_credential",
 "title": "Credential",
 "path": "user_credential",
 "table": "user_credential",
 "tenant": "company_id",
 "label": "Credential #{id}",
 "operations": [],
 "fields": {
  "id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "user_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "customer_user"
  },
  "password_hash": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "sensitive": true
  },
  "password_changed_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true
  },
  "failed_count": {
   "kind": "integer",
   "type": "integer",
   "column": "smallint",
   "nullable": false
  },
  "locked_until": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true
  },
  "reset_hash": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "sensitive": true
  },
  "reset_expires_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true
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
  "filters": [],
  "sortable": [
   "id"
  ],
  "sort": [
   "id",
   "asc"
  ],
  "search": []
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "user_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "password_hash": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 500
    },
    "password_changed_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "failed_count": {
     "type": "integer",
     "minimum": 0,
     "maximum": 32000
    },
    "locked_until": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "reset_hash": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 128
    },
    "reset_expires_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   },
   "required": [
    "user_id"
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
    "user_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "password_hash": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 500
    },
    "password_changed_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "failed_count": {
     "type": "integer",
     "minimum": 0,
     "maximum": 32000
    },
    "locked_until": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "reset_hash": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 128
    },
    "reset_expires_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
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
