import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const discount: EntityDescriptor = {
 "id": "discount",
 "title": "Discount",
 "path": "discount",
 "table": "discount",
 "tenant": "global",
 "label": "{code}",
 "operations": [
  "list",
  "detail",
  "create",
  "patch",
  "delete"
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
  "kind": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "enum": [
    "percent",
    "amount"
   ]
  },
  "percent": {
   "kind": "percent",
   "type": "number",
   "column": "double precision",
   "nullable": true
  },
  "amount": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": true
  },
  "currency_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "currency"
  },
  "currency_code": {
   "kind": "text",
   "type": "string",
   "nullable": true,
   "readOnly": true,
   "computed": "currency_code"
  },
  "valid_from": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": false
  },
  "valid_to": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true
  },
  "maximum_uses": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": true
  },
  "used_count": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": false,
   "readOnly": true
  },
  "plan_ids": {
   "kind": "reference_list",
   "type": "array",
   "column": "bigint[]",
   "nullable": false,
   "ref": "plan"
  },
  "is_active": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
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
   "kind",
   "is_active",
   "currency_id"
  ],
  "sortable": [
   "code",
   "kind",
   "percent",
   "amount",
   "currency_id",
   "valid_from",
   "valid_to",
   "used_count",
   "maximum_uses",
   "is_active",
   "created_at"
  ],
  "sort": [
   "valid_from",
   "desc"
  ],
  "search": [
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
     "minLength": 3,
     "maxLength": 32,
     "pattern": "^[A-Z0-9][A-Z0-9_-]*$"
    },
    "kind": {
     "type": "string",
     "enum": [
      "percent",
      "amount"
     ]
    },
    "percent": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "amount": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000000
    },
    "currency_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "valid_from": {
     "type": "string",
     "format": "date-time"
    },
    "valid_to": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "maximum_uses": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 1000000000
    },
    "plan_ids": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     }
    },
    "is_active": {
     "type": "boolean"
    }
   },
   "required": [
    "code",
    "kind",
    "valid_from"
   ]
  },
  "patch": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "code": {
     "type": "string",
     "minLength": 3,
     "maxLength": 32,
     "pattern": "^[A-Z0-9][A-Z0-9_-]*$"
    },
    "kind": {
     "type": "string",
     "enum": [
      "percent",
      "amount"
     ]
    },
    "percent": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "amount": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000000
    },
    "currency_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "valid_from": {
     "type": "string",
     "format": "date-time"
    },
    "valid_to": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "maximum_uses": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 1000000000
    },
    "plan_ids": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     }
    },
    "is_active": {
     "type": "boolean"
    }
   }
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
     "minLength": 3,
     "maxLength": 32,
     "pattern": "^[A-Z0-9][A-Z0-9_-]*$"
    },
    "kind": {
     "type": "string",
     "enum": [
      "percent",
      "amount"
     ]
    },
    "percent": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "amount": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000000
    },
    "currency_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "currency_code": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 3
    },
    "valid_from": {
     "type": "string",
     "format": "date-time"
    },
    "valid_to": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "maximum_uses": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 1000000000
    },
    "used_count": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000
    },
    "plan_ids": {
     "type": "array",
     "maxItems": 50,
     "items": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     }
    },
    "is_active": {
     "type": "boolean"
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
