import type { EntityDescriptor } from '../kernel/descriptor.ts';
export const customer: EntityDescriptor = {
 "id": "customer",
 "title": "Customer",
 "path": "customer",
 "table": "customer",
 "tenant": "self",
 "label": "{name}",
 "operations": [
  "list",
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
  "name": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "email": {
   "kind": "email",
   "type": "string",
   "column": "text",
   "nullable": false
  },
  "phone": {
   "kind": "phone",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "address": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "postal_code": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "city": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "country_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "ref": "country"
  },
  "tax_number": {
   "kind": "text",
   "type": "string",
   "column": "text",
   "nullable": true
  },
  "default_locale": {
   "kind": "locale",
   "type": "string",
   "column": "text",
   "nullable": false,
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
  "is_platform": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false,
   "readOnly": true
  },
  "state": {
   "kind": "state",
   "type": "string",
   "column": "text",
   "nullable": false,
   "readOnly": true,
   "enum": [
    "active",
    "read_only",
    "closed"
   ]
  },
  "inherit_designs": {
   "kind": "boolean",
   "type": "boolean",
   "column": "boolean",
   "nullable": false
  },
  "retention_months": {
   "kind": "integer",
   "type": "integer",
   "column": "smallint",
   "nullable": false
  },
  "default_survey_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true,
   "ref": "survey"
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
  "saved_card_id": {
   "kind": "reference",
   "type": "integer",
   "column": "bigint",
   "nullable": true,
   "readOnly": true,
   "ref": "company_saved_card"
  },
  "terms_accepted_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "last_activity_at": {
   "kind": "date_time",
   "type": "string",
   "column": "timestamptz",
   "nullable": true,
   "readOnly": true
  },
  "plan_tag": {
   "kind": "text",
   "type": "string",
   "nullable": true,
   "readOnly": true,
   "computed": "plan_tag"
  },
  "user_count": {
   "kind": "integer",
   "type": "integer",
   "nullable": false,
   "readOnly": true,
   "computed": "user_count"
  },
  "unit_count": {
   "kind": "integer",
   "type": "integer",
   "nullable": false,
   "readOnly": true,
   "computed": "unit_count"
  },
  "feedback_count": {
   "kind": "integer",
   "type": "integer",
   "nullable": false,
   "readOnly": true,
   "computed": "feedback_count"
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
   "state",
   "country_id",
   "default_locale"
  ],
  "sortable": [
   "name",
   "email",
   "city",
   "country_id",
   "plan_tag",
   "state",
   "user_count",
   "unit_count",
   "feedback_count",
   "last_activity_at",
   "created_at"
  ],
  "sort": [
   "created_at",
   "desc"
  ],
  "search": [
   "name",
   "email",
   "city"
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
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    },
    "phone": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 32,
     "pattern": "^\\+?[0-9 ()./-]{5,31}$"
    },
    "address": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 500
    },
    "postal_code": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 20
    },
    "city": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "country_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "tax_number": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 40
    },
    "default_locale": {
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
    "inherit_designs": {
     "type": "boolean"
    },
    "retention_months": {
     "type": "integer",
     "minimum": 6,
     "maximum": 60
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
    }
   },
   "required": [
    "name",
    "email"
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
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    },
    "phone": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 32,
     "pattern": "^\\+?[0-9 ()./-]{5,31}$"
    },
    "address": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 500
    },
    "postal_code": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 20
    },
    "city": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "country_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "tax_number": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 40
    },
    "default_locale": {
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
    "is_platform": {
     "type": "boolean"
    },
    "state": {
     "type": "string",
     "enum": [
      "active",
      "read_only",
      "closed"
     ]
    },
    "inherit_designs": {
     "type": "boolean"
    },
    "retention_months": {
     "type": "integer",
     "minimum": 6,
     "maximum": 60
    },
    "default_survey_id": {
     "type": [
      "integer",
      "null"
     ],
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
    "saved_card_id": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "terms_accepted_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "last_activity_at": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    },
    "plan_tag": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 20
    },
    "user_count": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "unit_count": {
     "type": "integer",
     "minimum": -9007199254740991,
     "maximum": 9007199254740991
    },
    "feedback_count": {
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
