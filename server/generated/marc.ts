import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const marc: EntityDescriptor = {
 "id": "marc",
 "title": "Marc",
 "path": "marc",
 "table": "marc",
 "tenant": "company_id",
 "label": "Mark #{number}",
 "operations": [],
 "fields": {
  "id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "marc_batch_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "marc_batch"
  },
  "number": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": false
  },
  "node_qr_code_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "node_qr_code"
  },
  "state": {
   "kind": "state",
   "type": "string",
   "column": "text",
   "nullable": false,
   "enum": [
    "blank",
    "bound",
    "retired"
   ],
   "states": {
    "blank": [
     "bound",
     "retired"
    ],
    "bound": [
     "retired"
    ],
    "retired": []
   }
  },
  "bound_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true
  },
  "bound_by_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "customer_user"
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
    "marc_batch_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "number": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000
    },
    "node_qr_code_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "state": {
     "type": "string",
     "enum": [
      "blank",
      "bound",
      "retired"
     ]
    },
    "bound_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "bound_by_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "required": [
    "marc_batch_id",
    "number",
    "node_qr_code_id"
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
    "marc_batch_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "number": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000
    },
    "node_qr_code_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "state": {
     "type": "string",
     "enum": [
      "blank",
      "bound",
      "retired"
     ]
    },
    "bound_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "bound_by_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
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
