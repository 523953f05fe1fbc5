import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const subPlan: EntityDescriptor = {
 "id": "sub_plan",
 "title": "Sub-plan",
 "path": "subplan",
 "table": "sub_plan",
 "tenant": "global",
 "label": "Sub-plan #{id}",
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
  "plan_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "plan"
  },
  "plan_location_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "plan_location"
  },
  "period": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "enum": [
    "monthly",
    "yearly"
   ]
  },
  "price": {
   "kind": "money",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "currency_code": {
   "kind": "text",
   "type": "string",
   "nullable": false,
   "readOnly": true,
   "computed": "currency_code"
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
   "plan_id",
   "plan_location_id",
   "period",
   "is_active"
  ],
  "sortable": [
   "plan_id",
   "plan_location_id",
   "period",
   "price",
   "currency_code",
   "is_active"
  ],
  "sort": [
   "plan_id",
   "asc"
  ],
  "search": []
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "plan_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "plan_location_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "period": {
     "type": "string",
     "enum": [
      "monthly",
      "yearly"
     ]
    },
    "price": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "is_active": {
     "type": "boolean"
    }
   },
   "required": [
    "plan_id",
    "plan_location_id",
    "period",
    "price"
   ]
  },
  "patch": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "plan_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "plan_location_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "period": {
     "type": "string",
     "enum": [
      "monthly",
      "yearly"
     ]
    },
    "price": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
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
    "plan_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "plan_location_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "period": {
     "type": "string",
     "enum": [
      "monthly",
      "yearly"
     ]
    },
    "price": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000000
    },
    "currency_code": {
     "type": "string",
     "maxLength": 3
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
