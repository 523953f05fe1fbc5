import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const feedbackTag: EntityDescriptor = {
 "id": "feedback_tag",
 "title": "Feedback tags",
 "path": "feedbacktags",
 "table": "feedback",
 "tenant": "company_id",
 "projects": "feedback",
 "label": "Tags of feedback #{id}",
 "operations": [
  "list",
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
  "tag_ids": {
   "kind": "reference_list",
   "type": "array",
   "column": "bigint[]",
   "nullable": false,
   "ref": "company_tag"
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
   "node_id"
  ],
  "sortable": [
   "node_id",
   "created_at"
  ],
  "sort": [
   "created_at",
   "desc"
  ],
  "search": []
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "tag_ids": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     }
    }
   },
   "required": []
  },
  "patch": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "tag_ids": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     }
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
    "tag_ids": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "type": "integer",
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
     }
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
