import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const marcBatchDetail: EntityDescriptor = {
 "id": "marc_batch_detail",
 "title": "Marc batch detail",
 "path": "customermarcgeneratordetailviewset",
 "table": "marc_batch",
 "tenant": "company_id",
 "projects": "marc_batch",
 "label": "Batch #{id}",
 "operations": [
  "detail"
 ],
 "fields": {
  "id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "company_name": {
   "kind": "text",
   "type": "string",
   "nullable": false,
   "readOnly": true,
   "computed": "company_name"
  },
  "kind": {
   "kind": "enum",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true,
   "enum": [
    "units",
    "blank"
   ]
  },
  "mark_count": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": false,
   "readOnly": true
  },
  "design": {
   "kind": "document",
   "type": "object",
   "column": "jsonb",
   "nullable": true,
   "readOnly": true,
   "document": "qr-design"
  },
  "note": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true
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
    "company_name": {
     "type": "string",
     "maxLength": 200
    },
    "kind": {
     "type": "string",
     "enum": [
      "units",
      "blank"
     ]
    },
    "mark_count": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000
    },
    "design": {
     "type": [
      "object",
      "null"
     ]
    },
    "note": {
     "type": "string",
     "maxLength": 500
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
