import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const quote: EntityDescriptor = {
 "id": "quote",
 "title": "Quote",
 "path": "quote",
 "table": "quote",
 "tenant": "company_id",
 "label": "Quote #{id}",
 "operations": [],
 "fields": {
  "id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "kind": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "enum": [
    "start",
    "upgrade",
    "renewal"
   ]
  },
  "subscription_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "subscription"
  },
  "sub_plan_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "sub_plan"
  },
  "discount_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "discount"
  },
  "user_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "customer_user"
  },
  "currency": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "price": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "credit": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "discount_amount": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "tax_rate": {
   "kind": "percent",
   "type": "number",
   "column": "double precision",
   "nullable": false
  },
  "tax_amount": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "total": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "expires_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": false
  },
  "used_at": {
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
    "kind": {
     "type": "string",
     "enum": [
      "start",
      "upgrade",
      "renewal"
     ]
    },
    "subscription_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "sub_plan_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "discount_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "user_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "currency": {
     "type": "string",
     "maxLength": 3,
     "pattern": "^[A-Z]{3}$"
    },
    "price": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "credit": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "discount_amount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "tax_rate": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "tax_amount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "total": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "expires_at": {
     "type": "string",
     "format": "date-time"
    },
    "used_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   },
   "required": [
    "kind",
    "sub_plan_id",
    "currency",
    "price",
    "total",
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
    "kind": {
     "type": "string",
     "enum": [
      "start",
      "upgrade",
      "renewal"
     ]
    },
    "subscription_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "sub_plan_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "discount_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "user_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "currency": {
     "type": "string",
     "maxLength": 3,
     "pattern": "^[A-Z]{3}$"
    },
    "price": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "credit": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "discount_amount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "tax_rate": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "tax_amount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "total": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "expires_at": {
     "type": "string",
     "format": "date-time"
    },
    "used_at": {
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
