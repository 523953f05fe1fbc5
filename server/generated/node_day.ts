import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const nodeDay: EntityDescriptor = {
 "id": "node_day",
 "title": "Unit day",
 "path": "node_day",
 "table": "node_day",
 "tenant": "company_id",
 "label": "Unit #{node_id}, {day}",
 "operations": [],
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
   "nullable": false,
   "ref": "node"
  },
  "day": {
   "kind": "date",
   "type": "string",
   "column": "date",
   "nullable": false
  },
  "reads": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "answers": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "open": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "score_sum": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false
  },
  "score_count": {
   "kind": "integer",
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
    "node_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "day": {
     "type": "string",
     "format": "date"
    },
    "reads": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "answers": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "open": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "score_sum": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "score_count": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    }
   },
   "required": [
    "node_id",
    "day"
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
    "node_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "day": {
     "type": "string",
     "format": "date"
    },
    "reads": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "answers": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "open": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "score_sum": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "score_count": {
     "type": "integer",
     "minimum": -9007199254740991,
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
