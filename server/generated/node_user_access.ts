import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const nodeUserAccess: EntityDescriptor = {
 "id": "node_user_access",
 "title": "User access",
 "path": "nodeuseraccess",
 "table": "node_user_access",
 "tenant": "company_id",
 "label": "Access #{id}",
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
  "user_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "customer_user"
  },
  "node_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "node"
  },
  "user_read": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "user_edit": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "user_create": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "user_delete": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "node_read": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "node_edit": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "node_create": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "node_delete": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "qr_read": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "qr_edit": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "qr_create": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "qr_delete": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "feedback_read": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "feedback_edit": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "feedback_create": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "feedback_delete": {
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
   "user_id",
   "node_id"
  ],
  "sortable": [
   "user_id",
   "node_id",
   "user_read",
   "node_read",
   "qr_read",
   "feedback_read",
   "created_at"
  ],
  "sort": [
   "node_id",
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
    "node_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "user_read": {
     "type": "boolean"
    },
    "user_edit": {
     "type": "boolean"
    },
    "user_create": {
     "type": "boolean"
    },
    "user_delete": {
     "type": "boolean"
    },
    "node_read": {
     "type": "boolean"
    },
    "node_edit": {
     "type": "boolean"
    },
    "node_create": {
     "type": "boolean"
    },
    "node_delete": {
     "type": "boolean"
    },
    "qr_read": {
     "type": "boolean"
    },
    "qr_edit": {
     "type": "boolean"
    },
    "qr_create": {
     "type": "boolean"
    },
    "qr_delete": {
     "type": "boolean"
    },
    "feedback_read": {
     "type": "boolean"
    },
    "feedback_edit": {
     "type": "boolean"
    },
    "feedback_create": {
     "type": "boolean"
    },
    "feedback_delete": {
     "type": "boolean"
    }
   },
   "required": [
    "user_id",
    "node_id"
   ]
  },
  "patch": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "user_read": {
     "type": "boolean"
    },
    "user_edit": {
     "type": "boolean"
    },
    "user_create": {
     "type": "boolean"
    },
    "user_delete": {
     "type": "boolean"
    },
    "node_read": {
     "type": "boolean"
    },
    "node_edit": {
     "type": "boolean"
    },
    "node_create": {
     "type": "boolean"
    },
    "node_delete": {
     "type": "boolean"
    },
    "qr_read": {
     "type": "boolean"
    },
    "qr_edit": {
     "type": "boolean"
    },
    "qr_create": {
     "type": "boolean"
    },
    "qr_delete": {
     "type": "boolean"
    },
    "feedback_read": {
     "type": "boolean"
    },
    "feedback_edit": {
     "type": "boolean"
    },
    "feedback_create": {
     "type": "boolean"
    },
    "feedback_delete": {
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
    "user_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "node_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "user_read": {
     "type": "boolean"
    },
    "user_edit": {
     "type": "boolean"
    },
    "user_create": {
     "type": "boolean"
    },
    "user_delete": {
     "type": "boolean"
    },
    "node_read": {
     "type": "boolean"
    },
    "node_edit": {
     "type": "boolean"
    },
    "node_create": {
     "type": "boolean"
    },
    "node_delete": {
     "type": "boolean"
    },
    "qr_read": {
     "type": "boolean"
    },
    "qr_edit": {
     "type": "boolean"
    },
    "qr_create": {
     "type": "boolean"
    },
    "qr_delete": {
     "type": "boolean"
    },
    "feedback_read": {
     "type": "boolean"
    },
    "feedback_edit": {
     "type": "boolean"
    },
    "feedback_create": {
     "type": "boolean"
    },
    "feedback_delete": {
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
