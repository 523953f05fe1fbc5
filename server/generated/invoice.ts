import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const invoice: EntityDescriptor = {
 "id": "invoice",
 "title": "Invoice",
 "path": "invoice",
 "table": "invoice",
 "tenant": "company_id",
 "label": "{number}",
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
  "number": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "state": {
   "kind": "state",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true,
   "enum": [
    "open",
    "paid",
    "void"
   ]
  },
  "subscription_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true,
   "ref": "subscription"
  },
  "plan_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true,
   "ref": "plan"
  },
  "description": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "period_start": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "period_end": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "currency": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "subtotal": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "discount_amount": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "tax_rate": {
   "kind": "percent",
   "type": "number",
   "column": "double precision",
   "nullable": false,
   "readOnly": true
  },
  "tax_amount": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "total": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "issued_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": false,
   "readOnly": true
  },
  "due_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": false,
   "readOnly": true
  },
  "paid_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "billing_name": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "billing_address": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "billing_country": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "readOnly": true
  },
  "tax_number": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "readOnly": true
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
   "state"
  ],
  "sortable": [
   "number",
   "issued_at",
   "description",
   "total",
   "currency",
   "state",
   "due_at",
   "paid_at"
  ],
  "sort": [
   "issued_at",
   "desc"
  ],
  "search": [
   "number",
   "description"
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
    "number": {
     "type": "string",
     "minLength": 1,
     "maxLength": 40
    },
    "state": {
     "type": "string",
     "enum": [
      "open",
      "paid",
      "void"
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
    "plan_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "description": {
     "type": "string",
     "maxLength": 300
    },
    "period_start": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "period_end": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "currency": {
     "type": "string",
     "maxLength": 3,
     "pattern": "^[A-Z]{3}$"
    },
    "subtotal": {
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
    "issued_at": {
     "type": "string",
     "format": "date-time"
    },
    "due_at": {
     "type": "string",
     "format": "date-time"
    },
    "paid_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "billing_name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "billing_address": {
     "type": "string",
     "maxLength": 800
    },
    "billing_country": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 2,
     "pattern": "^[A-Z]{2}$"
    },
    "tax_number": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 40
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
