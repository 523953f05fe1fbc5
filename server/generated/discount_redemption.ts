import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const discountRedemption: EntityDescriptor = {
 "id": "discount_redemption",
 "title": "Discount redemption",
 "path": "discount_redemption",
 "table": "discount_redemption",
 "tenant": "company_id",
 "label": "Redemption #{id}",
 "operations": [],
 "fields": {
  "id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "discount_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "discount"
  },
  "quote_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "quote"
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
    "discount_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "quote_id": {
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
    }
   },
   "required": [
    "discount_id",
    "currency",
    "amount"
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
    "discount_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "quote_id": {
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
