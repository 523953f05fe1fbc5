import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const subscription: EntityDescriptor = {
 "id": "subscription",
 "title": "Subscription",
 "path": "subscription",
 "table": "subscription",
 "tenant": "company_id",
 "label": "Subscription #{id}",
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
  "plan_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true,
   "ref": "plan"
  },
  "sub_plan_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true,
   "ref": "sub_plan"
  },
  "is_current": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
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
    "active",
    "past_due",
    "ended"
   ]
  },
  "period": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true,
   "enum": [
    "monthly",
    "yearly"
   ]
  },
  "currency": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "readOnly": true
  },
  "price": {
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
  "started_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": false,
   "readOnly": true
  },
  "period_start": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": false,
   "readOnly": true
  },
  "period_end": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "auto_renew": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false,
   "readOnly": true
  },
  "next_sub_plan_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true,
   "ref": "sub_plan"
  },
  "retry_count": {
   "kind": "integer",
   "type": "integer",
   "column": "smallint",
   "nullable": false,
   "readOnly": true
  },
  "next_retry_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "ended_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
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
   "state",
   "is_current",
   "plan_id"
  ],
  "sortable": [
   "plan_id",
   "period",
   "state",
   "price",
   "currency",
   "period_start",
   "period_end",
   "auto_renew",
   "started_at"
  ],
  "sort": [
   "started_at",
   "desc"
  ],
  "search": []
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
    "plan_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "sub_plan_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "is_current": {
     "type": "boolean"
    },
    "state": {
     "type": "string",
     "enum": [
      "active",
      "past_due",
      "ended"
     ]
    },
    "period": {
     "type": "string",
     "enum": [
      "monthly",
      "yearly"
     ]
    },
    "currency": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 3,
     "pattern": "^[A-Z]{3}$"
    },
    "price": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "tax_rate": {
     "type": "number",
     "minimum": 0,
     "maximum": 100
    },
    "started_at": {
     "type": "string",
     "format": "date-time"
    },
    "period_start": {
     "type": "string",
     "format": "date-time"
    },
    "period_end": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "auto_renew": {
     "type": "boolean"
    },
    "next_sub_plan_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "retry_count": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10
    },
    "next_retry_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "ended_at": {
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
