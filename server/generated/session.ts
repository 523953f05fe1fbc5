import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const session: EntityDescriptor = {
 "id": "session",
 "title": "Session",
 "path": "session",
 "table": "session",
 "tenant": "company_id",
 "label": "Session #{id}",
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
  "family": {
   "kind": "uuid",
   "type": "string",
   "column": "uuid",
   "nullable": false
  },
  "refresh_hash": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "sensitive": true
  },
  "previous_hash": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "sensitive": true
  },
  "rotated_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true
  },
  "expires_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": false
  },
  "revoked_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true
  },
  "last_used_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true
  },
  "ip_hash": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "sensitive": true
  },
  "user_agent": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "impersonator_id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": true
  },
  "impersonator_name": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "impersonation_reason": {
   "kind": "text",
   "type": "string",
   "column": "text",
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
    "family": {
     "type": "string",
     "format": "uuid"
    },
    "refresh_hash": {
     "type": "string",
     "maxLength": 128
    },
    "previous_hash": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 128
    },
    "rotated_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "expires_at": {
     "type": "string",
     "format": "date-time"
    },
    "revoked_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "last_used_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "ip_hash": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 128
    },
    "user_agent": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 500
    },
    "impersonator_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "impersonator_name": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    },
    "impersonation_reason": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 500
    }
   },
   "required": [
    "user_id",
    "family",
    "refresh_hash",
    "expires_at"
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
    "family": {
     "type": "string",
     "format": "uuid"
    },
    "refresh_hash": {
     "type": "string",
     "maxLength": 128
    },
    "previous_hash": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 128
    },
    "rotated_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "expires_at": {
     "type": "string",
     "format": "date-time"
    },
    "revoked_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "last_used_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "ip_hash": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 128
    },
    "user_agent": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 500
    },
    "impersonator_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "impersonator_name": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 200
    },
    "impersonation_reason": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 500
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
