import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const payment: EntityDescriptor = {
 "id": "payment",
 "title": "Payment",
 "path": "payment",
 "table": "payment",
 "tenant": "company_id",
 "label": "Payment {reference}",
 "operations": [],
 "fields": {
  "id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "reference": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "quote_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "quote"
  },
  "invoice_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "invoice"
  },
  "saved_card_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "company_saved_card"
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
  "amount": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "state": {
   "kind": "state",
   "type": "string",
   "column": "text",
   "nullable": false,
   "enum": [
    "pending",
    "paid",
    "failed"
   ],
   "states": {
    "pending": [
     "paid",
     "failed"
    ],
    "paid": [],
    "failed": []
   }
  },
  "gateway": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "enum": [
    "simulator",
    "stripe"
   ]
  },
  "gateway_reference": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "sensitive": true
  },
  "failure_code": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "card_brand": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "card_last4": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "saves_card": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "settled_at": {
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
    "reference": {
     "type": "string",
     "minLength": 16,
     "maxLength": 64
    },
    "quote_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "invoice_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "saved_card_id": {
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
    "amount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "state": {
     "type": "string",
     "enum": [
      "pending",
      "paid",
      "failed"
     ]
    },
    "gateway": {
     "type": "string",
     "enum": [
      "simulator",
      "stripe"
     ]
    },
    "gateway_reference": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 255
    },
    "failure_code": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 80
    },
    "card_brand": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 40
    },
    "card_last4": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 4,
     "pattern": "^[0-9]{4}$"
    },
    "saves_card": {
     "type": "boolean"
    },
    "settled_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   },
   "required": [
    "reference",
    "currency",
    "amount",
    "gateway"
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
    "reference": {
     "type": "string",
     "minLength": 16,
     "maxLength": 64
    },
    "quote_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "invoice_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "saved_card_id": {
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
    "amount": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "state": {
     "type": "string",
     "enum": [
      "pending",
      "paid",
      "failed"
     ]
    },
    "gateway": {
     "type": "string",
     "enum": [
      "simulator",
      "stripe"
     ]
    },
    "gateway_reference": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 255
    },
    "failure_code": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 80
    },
    "card_brand": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 40
    },
    "card_last4": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 4,
     "pattern": "^[0-9]{4}$"
    },
    "saves_card": {
     "type": "boolean"
    },
    "settled_at": {
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
