import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const plan: EntityDescriptor = {
 "id": "plan",
 "title": "Plan",
 "path": "plan",
 "table": "plan",
 "tenant": "global",
 "label": "{name}",
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
  "name": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "tag": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "enum": [
    "free",
    "basic",
    "standart",
    "pro",
    "enterprise"
   ]
  },
  "description": {
   "kind": "long_text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "qr_code_count": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": true
  },
  "user_count": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": true
  },
  "group_count": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": true
  },
  "organization_count": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": true
  },
  "storage_mb": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": true
  },
  "return_url": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "custom_logo": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "link_list": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "on_premise": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "is_popular": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "is_active": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "sort_order": {
   "kind": "integer",
   "type": "integer",
   "column": "smallint",
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
   "tag",
   "is_active",
   "is_popular"
  ],
  "sortable": [
   "name",
   "tag",
   "qr_code_count",
   "user_count",
   "group_count",
   "organization_count",
   "storage_mb",
   "is_popular",
   "is_active",
   "sort_order"
  ],
  "sort": [
   "sort_order",
   "asc"
  ],
  "search": [
   "name",
   "description"
  ]
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "tag": {
     "type": "string",
     "enum": [
      "free",
      "basic",
      "standart",
      "pro",
      "enterprise"
     ]
    },
    "description": {
     "type": "string",
     "maxLength": 1000
    },
    "qr_code_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "user_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 1000000
    },
    "group_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "organization_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "storage_mb": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "return_url": {
     "type": "boolean"
    },
    "custom_logo": {
     "type": "boolean"
    },
    "link_list": {
     "type": "boolean"
    },
    "on_premise": {
     "type": "boolean"
    },
    "is_popular": {
     "type": "boolean"
    },
    "is_active": {
     "type": "boolean"
    },
    "sort_order": {
     "type": "integer",
     "minimum": 0,
     "maximum": 32000
    }
   },
   "required": [
    "name",
    "tag"
   ]
  },
  "patch": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "tag": {
     "type": "string",
     "enum": [
      "free",
      "basic",
      "standart",
      "pro",
      "enterprise"
     ]
    },
    "description": {
     "type": "string",
     "maxLength": 1000
    },
    "qr_code_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "user_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 1000000
    },
    "group_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "organization_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "storage_mb": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "return_url": {
     "type": "boolean"
    },
    "custom_logo": {
     "type": "boolean"
    },
    "link_list": {
     "type": "boolean"
    },
    "on_premise": {
     "type": "boolean"
    },
    "is_popular": {
     "type": "boolean"
    },
    "is_active": {
     "type": "boolean"
    },
    "sort_order": {
     "type": "integer",
     "minimum": 0,
     "maximum": 32000
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
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "tag": {
     "type": "string",
     "enum": [
      "free",
      "basic",
      "standart",
      "pro",
      "enterprise"
     ]
    },
    "description": {
     "type": "string",
     "maxLength": 1000
    },
    "qr_code_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "user_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 1000000
    },
    "group_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "organization_count": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "storage_mb": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "return_url": {
     "type": "boolean"
    },
    "custom_logo": {
     "type": "boolean"
    },
    "link_list": {
     "type": "boolean"
    },
    "on_premise": {
     "type": "boolean"
    },
    "is_popular": {
     "type": "boolean"
    },
    "is_active": {
     "type": "boolean"
    },
    "sort_order": {
     "type": "integer",
     "minimum": 0,
     "maximum": 32000
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
