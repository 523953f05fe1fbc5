import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const country: EntityDescriptor = {
 "id": "country",
 "title": "Country",
 "path": "countries",
 "table": "country",
 "tenant": "global",
 "label": "{name}",
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
  "code": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "alpha3": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "numeric_code": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "name": {
   "kind": "text",
   "type": "string",
   "column": "text",
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
  "filters": [
   "code"
  ],
  "sortable": [
   "code",
   "name",
   "alpha3",
   "numeric_code"
  ],
  "sort": [
   "name",
   "asc"
  ],
  "search": [
   "name",
   "code"
  ]
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "code": {
     "type": "string",
     "maxLength": 2,
     "pattern": "^[A-Z]{2}$"
    },
    "alpha3": {
     "type": "string",
     "maxLength": 3,
     "pattern": "^[A-Z]{3}$"
    },
    "numeric_code": {
     "type": "string",
     "maxLength": 3,
     "pattern": "^[0-9]{3}$"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   },
   "required": [
    "code",
    "alpha3",
    "numeric_code",
    "name"
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
    "code": {
     "type": "string",
     "maxLength": 2,
     "pattern": "^[A-Z]{2}$"
    },
    "alpha3": {
     "type": "string",
     "maxLength": 3,
     "pattern": "^[A-Z]{3}$"
    },
    "numeric_code": {
     "type": "string",
     "maxLength": 3,
     "pattern": "^[0-9]{3}$"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
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
