import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const supportCommentMedia: EntityDescriptor = {
 "id": "support_comment_media",
 "title": "Support attachment",
 "path": "supportcommentsmedia",
 "table": "support_comment_media",
 "tenant": "company_id",
 "label": "{file_name}",
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
  "support_ticket_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true,
   "ref": "support_ticket"
  },
  "support_comment_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true,
   "ref": "support_comment"
  },
  "file_name": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "media_type": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
  },
  "byte_size": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": false,
   "readOnly": true
  },
  "storage_key": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
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
   "support_ticket_id",
   "support_comment_id"
  ],
  "sortable": [
   "file_name",
   "media_type",
   "byte_size",
   "support_ticket_id",
   "support_comment_id",
   "created_at"
  ],
  "sort": [
   "created_at",
   "asc"
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
    "support_ticket_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "support_comment_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "file_name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 255
    },
    "media_type": {
     "type": "string",
     "minLength": 3,
     "maxLength": 100,
     "pattern": "^[a-z]+/[a-z0-9.+-]+$"
    },
    "byte_size": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000000000
    },
    "storage_key": {
     "type": "string",
     "maxLength": 255
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
