import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const feedback: EntityDescriptor = {
 "id": "feedback",
 "title": "Feedback",
 "path": "feedback",
 "table": "feedback",
 "tenant": "company_id",
 "label": "Feedback #{id}",
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
   "nullable": false,
   "readOnly": true,
   "ref": "node"
  },
  "node_qr_code_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true,
   "ref": "node_qr_code"
  },
  "node_path": {
   "kind": "long_text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "survey_version_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true,
   "ref": "survey_version"
  },
  "status": {
   "kind": "state",
   "type": "string",
   "column": "text",
   "nullable": false,
   "enum": [
    "new",
    "in_processing",
    "completed",
    "cancelled"
   ],
   "states": {
    "new": [
     "in_processing",
     "completed",
     "cancelled"
    ],
    "in_processing": [
     "completed",
     "cancelled"
    ],
    "completed": [
     "in_processing"
    ],
    "cancelled": [
     "in_processing"
    ]
   }
  },
  "priority": {
   "kind": "state",
   "type": "string",
   "column": "text",
   "nullable": false,
   "enum": [
    "low",
    "normal",
    "high"
   ]
  },
  "assignee_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "customer_user"
  },
  "score": {
   "kind": "integer",
   "type": "integer",
   "column": "smallint",
   "nullable": true,
   "readOnly": true
  },
  "answers": {
   "kind": "answers",
   "type": "object",
   "column": "jsonb",
   "nullable": false,
   "readOnly": true
  },
  "comment": {
   "kind": "long_text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "readOnly": true
  },
  "locale": {
   "kind": "locale",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true,
   "enum": [
    "tr",
    "en",
    "fr",
    "de",
    "pt",
    "it",
    "es",
    "ja",
    "ru",
    "ko"
   ]
  },
  "is_partial": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false,
   "readOnly": true
  },
  "is_repeat": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false,
   "readOnly": true
  },
  "read_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "closed_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "tag_ids": {
   "kind": "reference_list",
   "type": "array",
   "column": "bigint[]",
   "nullable": false,
   "readOnly": true,
   "ref": "company_tag"
  },
  "erased_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "response_token": {
   "kind": "uuid",
   "type": "string",
   "column": "uuid",
   "nullable": false,
   "readOnly": true,
   "sensitive": true
  },
  "device_hash": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true,
   "readOnly": true,
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
  "filters": [
   "status",
   "priority",
   "node_id",
   "assignee_id",
   "locale",
   "is_partial",
   "score"
  ],
  "sortable": [
   "node_id",
   "status",
   "priority",
   "score",
   "comment",
   "created_at",
   "closed_at",
   "assignee_id",
   "read_at"
  ],
  "sort": [
   "created_at",
   "desc"
  ],
  "search": [
   "comment"
  ]
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "status": {
     "type": "string",
     "enum": [
      "new",
      "in_processing",
      "completed",
      "cancelled"
     ]
    },
    "priority": {
     "type": "string",
     "enum": [
      "low",
      "normal",
      "high"
     ]
    },
    "assignee_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "required": []
  },
  "patch": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "status": {
     "type": "string",
     "enum": [
      "new",
      "in_processing",
      "completed",
      "cancelled"
     ]
    },
    "priority": {
     "type": "string",
     "enum": [
      "low",
      "normal",
      "high"
     ]
    },
    "assignee_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
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
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "node_qr_code_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "node_path": {
     "type": "string",
     "maxLength": 2000
    },
    "survey_version_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "status": {
     "type": "string",
     "enum": [
      "new",
      "in_processing",
      "completed",
      "cancelled"
     ]
    },
    "priority": {
     "type": "string",
     "enum": [
      "low",
      "normal",
      "high"
     ]
    },
    "assignee_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "score": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "answers": {
     "type": "object"
    },
    "comment": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 4000
    },
    "locale": {
     "type": "string",
     "enum": [
      "tr",
      "en",
      "fr",
      "de",
      "pt",
      "it",
      "es",
      "ja",
      "ru",
      "ko"
     ]
    },
    "is_partial": {
     "type": "boolean"
    },
    "is_repeat": {
     "type": "boolean"
    },
    "read_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "closed_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "tag_ids": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     }
    },
    "erased_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "response_token": {
     "type": "string",
     "format": "uuid"
    },
    "device_hash": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 64
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
