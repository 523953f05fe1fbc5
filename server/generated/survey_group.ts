import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const surveyGroup: EntityDescriptor = {
 "id": "survey_group",
 "title": "Survey group",
 "path": "surveygroups",
 "table": "survey_group",
 "tenant": "company_id",
 "label": "{name}",
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
  "name": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "survey_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "survey"
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
   "survey_id"
  ],
  "sortable": [
   "name",
   "survey_id",
   "created_at"
  ],
  "sort": [
   "name",
   "asc"
  ],
  "search": [
   "name"
  ]
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "survey_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "required": [
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
    "survey_id": {
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
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "survey_id": {
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
