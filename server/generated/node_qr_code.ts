import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const nodeQrCode: EntityDescriptor = {
 "id": "node_qr_code",
 "title": "QR code",
 "path": "nodeqrcode",
 "table": "node_qr_code",
 "tenant": "company_id",
 "label": "{code}",
 "operations": [
  "list",
  "detail",
  "patch"
 ],
 "fields": {
  "id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "node_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true,
   "ref": "node"
  },
  "code": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "origin": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true,
   "enum": [
    "unit",
    "mark"
   ]
  },
  "design": {
   "kind": "document",
   "type": "object",
   "column": "jsonb",
   "nullable": true,
   "document": "qr-design"
  },
  "state": {
   "kind": "state",
   "type": "string",
   "column": "text",
   "nullable": false,
   "enum": [
    "active",
    "retired"
   ],
   "states": {
    "active": [
     "retired"
    ],
    "retired": [
     "active"
    ]
   }
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
   "node_id",
   "code",
   "origin",
   "state"
  ],
  "sortable": [
   "code",
   "node_id",
   "origin",
   "state",
   "created_at"
  ],
  "sort": [
   "node_id",
   "asc"
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
    "design": {
     "type": [
      "object",
      "null"
     ]
    },
    "state": {
     "type": "string",
     "enum": [
      "active",
      "retired"
     ]
    }
   },
   "required": []
  },
  "patch": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "design": {
     "type": [
      "object",
      "null"
     ]
    },
    "state": {
     "type": "string",
     "enum": [
      "active",
      "retired"
     ]
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
    "node_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "code": {
     "type": "string",
     "minLength": 9,
     "maxLength": 9,
     "pattern": "^[0-9A-HJKMNP-TV-Z]{9}$"
    },
    "origin": {
     "type": "string",
     "enum": [
      "unit",
      "mark"
     ]
    },
    "design": {
     "type": [
      "object",
      "null"
     ]
    },
    "state": {
     "type": "string",
     "enum": [
      "active",
      "retired"
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
