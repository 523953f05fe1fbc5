import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const companyReturnUrl: EntityDescriptor = {
 "id": "company_return_url",
 "title": "Return address",
 "path": "companyreturnurl",
 "table": "customer",
 "tenant": "self",
 "projects": "customer",
 "label": "Return address",
 "operations": [
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
  "return_url": {
   "kind": "url",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "return_url_enabled": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
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
    "return_url": {
     "type": [
      "string",
      "null"
     ],
     "format": "uri",
     "maxLength": 2000,
     "pattern": "^https://"
    },
    "return_url_enabled": {
     "type": "boolean"
    }
   },
   "required": []
  },
  "patch": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "return_url": {
     "type": [
      "string",
      "null"
     ],
     "format": "uri",
     "maxLength": 2000,
     "pattern": "^https://"
    },
    "return_url_enabled": {
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
    "return_url": {
     "type": [
      "string",
      "null"
     ],
     "format": "uri",
     "maxLength": 2000,
     "pattern": "^https://"
    },
    "return_url_enabled": {
     "type": "boolean"
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
