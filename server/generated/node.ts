import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const node: EntityDescriptor = {
 "id": "node",
 "title": "Unit",
 "path": "companyorganizationnodes",
 "table": "node",
 "tenant": "company_id",
 "label": "{name} #{id}",
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
  "organization_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "organization"
  },
  "parent_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "node"
  },
  "name": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "type": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "color": {
   "kind": "color",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "external_id": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "is_paused": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "path": {
   "kind": "long_text",
   "type": "string",
   "column": "text collate \"C\"",
   "nullable": false,
   "readOnly": true
  },
  "deleted_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "qr_read_count": {
   "kind": "integer",
   "type": "integer",
   "nullable": false,
   "readOnly": true,
   "computed": "qr_read_count"
  },
  "total_feedback_count": {
   "kind": "integer",
   "type": "integer",
   "nullable": false,
   "readOnly": true,
   "computed": "total_feedback_count"
  },
  "open_feedback_count": {
   "kind": "integer",
   "type": "integer",
   "nullable": false,
   "readOnly": true,
   "computed": "open_feedback_count"
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
   "organization_id",
   "parent_id",
   "type",
   "is_paused"
  ],
  "sortable": [
   "name",
   "type",
   "organization_id",
   "parent_id",
   "qr_read_count",
   "total_feedback_count",
   "open_feedback_count",
   "created_at"
  ],
  "sort": [
   "name",
   "asc"
  ],
  "search": [
   "name",
   "external_id"
  ]
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "organization_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "parent_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "type": {
     "type": "string",
     "maxLength": 60
    },
    "color": {
     "type": "string",
     "maxLength": 7,
     "pattern": "^#[0-9A-Fa-f]{6}$"
    },
    "external_id": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "is_paused": {
     "type": "boolean"
    }
   },
   "required": [
    "organization_id",
    "name"
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
    "type": {
     "type": "string",
     "maxLength": 60
    },
    "color": {
     "type": "string",
     "maxLength": 7,
     "pattern": "^#[0-9A-Fa-f]{6}$"
    },
    "external_id": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "is_paused": {
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
    "organization_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "parent_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "type": {
     "type": "string",
     "maxLength": 60
    },
    "color": {
     "type": "string",
     "maxLength": 7,
     "pattern": "^#[0-9A-Fa-f]{6}$"
    },
    "external_id": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "is_paused": {
     "type": "boolean"
    },
    "path": {
     "type": "string",
     "maxLength": 2000
    },
    "deleted_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "qr_read_count": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "total_feedback_count": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "open_feedback_count": {
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
