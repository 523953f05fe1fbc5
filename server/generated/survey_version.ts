import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const surveyVersion: EntityDescriptor = {
 "id": "survey_version",
 "title": "Survey version",
 "path": "survey_version",
 "table": "survey_version",
 "tenant": "company_id",
 "label": "Version {number}",
 "operations": [],
 "fields": {
  "id": {
   "kind": "integer",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "readOnly": true
  },
  "survey_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": false,
   "ref": "survey"
  },
  "number": {
   "kind": "integer",
   "type": "integer",
   "column": "integer",
   "nullable": false
  },
  "document": {
   "kind": "document",
   "type": "object",
   "column": "jsonb",
   "nullable": false,
   "document": "survey"
  },
  "published_by_id": {
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
    "survey_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "number": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000000
    },
    "document": {
     "type": "object"
    },
    "published_by_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "required": [
    "survey_id",
    "number",
    "document"
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
    "survey_id": {
     "type": "integer",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "number": {
     "type": "integer",
     "minimum": 1,
     "maximum": 1000000
    },
    "document": {
     "type": "object"
    },
    "published_by_id": {
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
