import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const companySavedCard: EntityDescriptor = {
 "id": "company_saved_card",
 "title": "Saved card",
 "path": "companysavedcard",
 "table": "company_saved_card",
 "tenant": "company_id",
 "label": "{brand} {last4}",
 "operations": [
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
  "brand": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "last4": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "expiry_month": {
   "kind": "integer",
   "type": "integer",
   "column": "smallint",
   "nullable": false,
   "readOnly": true
  },
  "expiry_year": {
   "kind": "integer",
   "type": "integer",
   "column": "smallint",
   "nullable": false,
   "readOnly": true
  },
  "holder": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "consented_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": false,
   "readOnly": true
  },
  "gateway": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true,
   "enum": [
    "simulator",
    "stripe"
   ]
  },
  "gateway_token": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "writeOnly": true,
   "sensitive": true
  },
  "gateway_customer": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "writeOnly": true,
   "sensitive": true
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
    "gateway_token": {
     "type": "string",
     "maxLength": 255
    },
    "gateway_customer": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 255
    }
   },
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
    "brand": {
     "type": "string",
     "maxLength": 40
    },
    "last4": {
     "type": "string",
     "minLength": 4,
     "maxLength": 4,
     "pattern": "^[0-9]{4}$"
    },
    "expiry_month": {
     "type": "integer",
     "minimum": 1,
     "maximum": 12
    },
    "expiry_year": {
     "type": "integer",
     "minimum": 2000,
     "maximum": 2100
    },
    "holder": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "consented_at": {
     "type": "string",
     "format": "date-time"
    },
    "gateway": {
     "type": "string",
     "enum": [
      "simulator",
      "stripe"
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
