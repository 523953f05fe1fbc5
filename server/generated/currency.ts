import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const currency: EntityDescriptor = {
 "id": "currency",
 "title": "Currency",
 "path": "currency",
 "table": "currency",
 "tenant": "global",
 "label": "{code}",
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
  "code": {
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
  "symbol": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "minor_digits": {
   "kind": "integer",
   "type": "integer",
   "column": "smallint",
   "nullable": false
  },
  "is_active": {
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
  "filters": [
   "code",
   "is_active"
  ],
  "sortable": [
   "code",
   "name",
   "symbol",
   "minor_digits",
   "is_active"
  ],
  "sort": [
   "code",
   "asc"
  ],
  "search": [
   "code",
   "name"
  ]
 },
 "schemas": {
  "create": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "code": {
     "type": "string",
     "maxLength": 3,
     "pattern": "^[A-Z]{3}$"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "symbol": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8
    },
    "minor_digits": {
     "type": "integer",
     "minimum": 0,
     "maximum": 4
    },
    "is_active": {
     "type": "boolean"
    }
   },
   "required": [
    "code",
    "name",
    "symbol"
   ]
  },
  "patch": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "code": {
     "type": "string",
     "maxLength": 3,
     "pattern": "^[A-Z]{3}$"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "symbol": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8
    },
    "minor_digits": {
     "type": "integer",
     "minimum": 0,
     "maximum": 4
    },
    "is_active": {
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
    "code": {
     "type": "string",
     "maxLength": 3,
     "pattern": "^[A-Z]{3}$"
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "symbol": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8
    },
    "minor_digits": {
     "type": "integer",
     "minimum": 0,
     "maximum": 4
    },
    "is_active": {
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
