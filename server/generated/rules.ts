import type { AccessRule } from '../kernel/descriptor.ts';
export const rules: AccessRule[] = [
 {
  "entity": "audit_entry",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "audit_entry",
  "action": "list",
  "role": "superadmin",
  "fields": [
   "actor_id",
   "actor_role",
   "actor_name",
   "operation",
   "entity",
   "record_id",
   "request_id",
   "company_name"
  ]
 },
 {
  "entity": "audit_entry",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "audit_entry",
  "action": "detail",
  "role": "superadmin",
  "fields": [
   "actor_id",
   "actor_role",
   "actor_name",
   "operation",
   "entity",
   "record_id",
   "request_id",
   "company_name"
  ]
 },
 {
  "entity": "company_profile",
  "action": "detail",
  "role": "company_admin",
  "where": {
   "id": "$user.company_id"
  }
 },
 {
  "entity": "company_profile",
  "action": "patch",
  "role": "company_admin",
  "where": {
   "id": "$user.company_id"
  }
 },
 {
  "entity": "company_return_url",
  "action": "detail",
  "role": "company_admin",
  "where": {
   "id": "$user.company_id"
  }
 },
 {
  "entity": "company_return_url",
  "action": "patch",
  "role": "company_admin",
  "where": {
   "id": "$user.company_id"
  }
 },
 {
  "entity": "company_saved_card",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "company_tag",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "company_tag",
  "action": "list",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.tags"
   }
  }
 },
 {
  "entity": "country",
  "action": "list",
  "role": "anonymous"
 },
 {
  "entity": "country",
  "action": "list",
  "role": "visitor"
 },
 {
  "entity": "country",
  "action": "list",
  "role": "company_user"
 },
 {
  "entity": "country",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "country",
  "action": "list",
  "role": "superadmin"
 },
 {
  "entity": "currency",
  "action": "list",
  "role": "superadmin"
 },
 {
  "entity": "currency",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "currency",
  "action": "list",
  "role": "company_user"
 },
 {
  "entity": "currency",
  "action": "detail",
  "role": "superadmin"
 },
 {
  "entity": "currency",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "currency",
  "action": "detail",
  "role": "company_user"
 },
 {
  "entity": "currency",
  "action": "create",
  "role": "superadmin"
 },
 {
  "entity": "currency",
  "action": "patch",
  "role": "superadmin"
 },
 {
  "entity": "currency",
  "action": "delete",
  "role": "superadmin"
 },
 {
  "entity": "customer",
  "action": "list",
  "role": "superadmin",
  "where": {
   "is_platform": false
  }
 },
 {
  "entity": "customer",
  "action": "detail",
  "role": "superadmin",
  "where": {
   "is_platform": false
  }
 },
 {
  "entity": "customer_user",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "customer_user",
  "action": "list",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.users"
   }
  },
  "fields": [
   "full_name",
   "email",
   "phone",
   "locale",
   "is_admin",
   "state"
  ]
 },
 {
  "entity": "customer_user",
  "action": "list",
  "role": "superadmin",
  "where": {
   "id": "$user.id"
  }
 },
 {
  "entity": "customer_user",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "customer_user",
  "action": "detail",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.users"
   }
  },
  "fields": [
   "full_name",
   "email",
   "phone",
   "locale",
   "is_admin",
   "state"
  ]
 },
 {
  "entity": "customer_user",
  "action": "detail",
  "role": "superadmin",
  "where": {
   "id": "$user.id"
  }
 },
 {
  "entity": "customer_user",
  "action": "create",
  "role": "company_admin",
  "fields": [
   "full_name",
   "email",
   "phone",
   "locale"
  ]
 },
 {
  "entity": "customer_user",
  "action": "patch",
  "role": "company_admin",
  "fields": [
   "full_name",
   "email",
   "phone",
   "locale",
   "state"
  ]
 },
 {
  "entity": "customer_user",
  "action": "patch",
  "role": "company_user",
  "where": {
   "id": "$user.id"
  },
  "fields": [
   "full_name",
   "phone",
   "locale"
  ]
 },
 {
  "entity": "customer_user",
  "action": "delete",
  "role": "company_admin"
 },
 {
  "entity": "discount",
  "action": "list",
  "role": "superadmin"
 },
 {
  "entity": "discount",
  "action": "detail",
  "role": "superadmin"
 },
 {
  "entity": "discount",
  "action": "create",
  "role": "superadmin"
 },
 {
  "entity": "discount",
  "action": "patch",
  "role": "superadmin"
 },
 {
  "entity": "discount",
  "action": "delete",
  "role": "superadmin"
 },
 {
  "entity": "feedback",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "feedback",
  "action": "list",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.feedback.read"
   }
  }
 },
 {
  "entity": "feedback",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "feedback",
  "action": "detail",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.feedback.read"
   }
  }
 },
 {
  "entity": "feedback",
  "action": "patch",
  "role": "company_admin",
  "fields": [
   "status",
   "priority",
   "assignee_id"
  ]
 },
 {
  "entity": "feedback",
  "action": "patch",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.feedback.edit"
   }
  },
  "fields": [
   "status",
   "priority",
   "assignee_id"
  ]
 },
 {
  "entity": "feedback_comment",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "feedback_comment",
  "action": "list",
  "role": "company_user",
  "where": {
   "feedback_id": {
    "$in": "$user.feedback.read"
   }
  }
 },
 {
  "entity": "feedback_comment",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "feedback_comment",
  "action": "detail",
  "role": "company_user",
  "where": {
   "feedback_id": {
    "$in": "$user.feedback.read"
   }
  }
 },
 {
  "entity": "feedback_comment",
  "action": "create",
  "role": "company_admin"
 },
 {
  "entity": "feedback_comment",
  "action": "create",
  "role": "company_user",
  "where": {
   "feedback_id": {
    "$in": "$user.feedback.edit"
   }
  }
 },
 {
  "entity": "feedback_comment",
  "action": "patch",
  "role": "company_admin",
  "fields": [
   "text"
  ]
 },
 {
  "entity": "feedback_comment",
  "action": "patch",
  "role": "company_user",
  "where": {
   "feedback_id": {
    "$in": "$user.feedback.edit"
   },
   "user_id": "$user.id"
  },
  "fields": [
   "text"
  ]
 },
 {
  "entity": "feedback_comment",
  "action": "delete",
  "role": "company_admin"
 },
 {
  "entity": "feedback_comment",
  "action": "delete",
  "role": "company_user",
  "where": {
   "feedback_id": {
    "$in": "$user.feedback.edit"
   },
   "user_id": "$user.id"
  }
 },
 {
  "entity": "feedback_tag",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "feedback_tag",
  "action": "list",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.feedback.read"
   }
  }
 },
 {
  "entity": "feedback_tag",
  "action": "patch",
  "role": "company_admin"
 },
 {
  "entity": "feedback_tag",
  "action": "patch",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.feedback.edit"
   }
  }
 },
 {
  "entity": "group_node",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "group_node",
  "action": "list",
  "role": "company_user",
  "where": {
   "kind": {
    "$in": [
     "survey",
     "link_list"
    ]
   },
   "node_id": {
    "$in": "$user.nodes.node.read"
   }
  }
 },
 {
  "entity": "group_node",
  "action": "list",
  "role": "company_user",
  "where": {
   "kind": "qr_code",
   "node_id": {
    "$in": "$user.nodes.qr.read"
   }
  }
 },
 {
  "entity": "group_node",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "group_node",
  "action": "detail",
  "role": "company_user",
  "where": {
   "kind": {
    "$in": [
     "survey",
     "link_list"
    ]
   },
   "node_id": {
    "$in": "$user.nodes.node.read"
   }
  }
 },
 {
  "entity": "group_node",
  "action": "detail",
  "role": "company_user",
  "where": {
   "kind": "qr_code",
   "node_id": {
    "$in": "$user.nodes.qr.read"
   }
  }
 },
 {
  "entity": "group_node",
  "action": "create",
  "role": "company_admin"
 },
 {
  "entity": "group_node",
  "action": "create",
  "role": "company_user",
  "where": {
   "kind": {
    "$in": [
     "survey",
     "link_list"
    ]
   },
   "node_id": {
    "$in": "$user.nodes.node.edit"
   }
  }
 },
 {
  "entity": "group_node",
  "action": "create",
  "role": "company_user",
  "where": {
   "kind": "qr_code",
   "node_id": {
    "$in": "$user.nodes.qr.edit"
   }
  }
 },
 {
  "entity": "group_node",
  "action": "patch",
  "role": "company_admin",
  "fields": [
   "survey_group_id",
   "qr_code_group_id",
   "link_list_group_id"
  ]
 },
 {
  "entity": "group_node",
  "action": "patch",
  "role": "company_user",
  "where": {
   "kind": {
    "$in": [
     "survey",
     "link_list"
    ]
   },
   "node_id": {
    "$in": "$user.nodes.node.edit"
   }
  },
  "fields": [
   "survey_group_id",
   "link_list_group_id"
  ]
 },
 {
  "entity": "group_node",
  "action": "patch",
  "role": "company_user",
  "where": {
   "kind": "qr_code",
   "node_id": {
    "$in": "$user.nodes.qr.edit"
   }
  },
  "fields": [
   "qr_code_group_id"
  ]
 },
 {
  "entity": "group_node",
  "action": "delete",
  "role": "company_admin"
 },
 {
  "entity": "group_node",
  "action": "delete",
  "role": "company_user",
  "where": {
   "kind": {
    "$in": [
     "survey",
     "link_list"
    ]
   },
   "node_id": {
    "$in": "$user.nodes.node.edit"
   }
  }
 },
 {
  "entity": "group_node",
  "action": "delete",
  "role": "company_user",
  "where": {
   "kind": "qr_code",
   "node_id": {
    "$in": "$user.nodes.qr.edit"
   }
  }
 },
 {
  "entity": "invoice",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "invoice",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "link_list_group",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "link_list_group",
  "action": "list",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.link_list_groups"
   }
  }
 },
 {
  "entity": "link_list_group",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "link_list_group",
  "action": "detail",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.link_list_groups"
   }
  }
 },
 {
  "entity": "link_list_group",
  "action": "create",
  "role": "company_admin"
 },
 {
  "entity": "link_list_group",
  "action": "patch",
  "role": "company_admin"
 },
 {
  "entity": "link_list_group",
  "action": "delete",
  "role": "company_admin"
 },
 {
  "entity": "marc_batch",
  "action": "list",
  "role": "superadmin"
 },
 {
  "entity": "marc_batch_detail",
  "action": "detail",
  "role": "superadmin"
 },
 {
  "entity": "node",
  "action": "list",
  "role": "company_admin",
  "where": {
   "deleted_at": null
  }
 },
 {
  "entity": "node",
  "action": "list",
  "role": "company_user",
  "where": {
   "deleted_at": null,
   "id": {
    "$in": "$user.nodes.any.read"
   }
  }
 },
 {
  "entity": "node",
  "action": "detail",
  "role": "company_admin",
  "where": {
   "deleted_at": null
  }
 },
 {
  "entity": "node",
  "action": "detail",
  "role": "company_user",
  "where": {
   "deleted_at": null,
   "id": {
    "$in": "$user.nodes.any.read"
   }
  }
 },
 {
  "entity": "node",
  "action": "create",
  "role": "company_admin",
  "fields": [
   "organization_id",
   "parent_id",
   "name",
   "type",
   "color",
   "external_id",
   "is_paused"
  ]
 },
 {
  "entity": "node",
  "action": "create",
  "role": "company_user",
  "where": {
   "parent_id": {
    "$in": "$user.nodes.node.create"
   }
  },
  "fields": [
   "organization_id",
   "parent_id",
   "name",
   "type",
   "color",
   "external_id",
   "is_paused"
  ]
 },
 {
  "entity": "node",
  "action": "patch",
  "role": "company_admin",
  "where": {
   "deleted_at": null
  },
  "fields": [
   "name",
   "type",
   "color",
   "external_id",
   "is_paused"
  ]
 },
 {
  "entity": "node",
  "action": "patch",
  "role": "company_user",
  "where": {
   "deleted_at": null,
   "id": {
    "$in": "$user.nodes.node.edit"
   }
  },
  "fields": [
   "name",
   "type",
   "color",
   "external_id",
   "is_paused"
  ]
 },
 {
  "entity": "node",
  "action": "delete",
  "role": "company_admin",
  "where": {
   "deleted_at": null
  }
 },
 {
  "entity": "node",
  "action": "delete",
  "role": "company_user",
  "where": {
   "deleted_at": null,
   "id": {
    "$in": "$user.nodes.node.delete"
   }
  }
 },
 {
  "entity": "node_qr_code",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "node_qr_code",
  "action": "list",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.qr.read"
   }
  }
 },
 {
  "entity": "node_qr_code",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "node_qr_code",
  "action": "detail",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.qr.read"
   }
  }
 },
 {
  "entity": "node_qr_code",
  "action": "patch",
  "role": "company_admin",
  "fields": [
   "design",
   "state"
  ]
 },
 {
  "entity": "node_qr_code",
  "action": "patch",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.qr.edit"
   }
  },
  "fields": [
   "design",
   "state"
  ]
 },
 {
  "entity": "node_read",
  "action": "list",
  "role": "company_admin",
  "fields": [
   "node_id",
   "node_qr_code_id",
   "locale",
   "is_bot"
  ]
 },
 {
  "entity": "node_read",
  "action": "list",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.qr.read"
   }
  },
  "fields": [
   "node_id",
   "node_qr_code_id",
   "locale",
   "is_bot"
  ]
 },
 {
  "entity": "node_survey",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "node_survey",
  "action": "list",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.node.read"
   }
  }
 },
 {
  "entity": "node_survey",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "node_survey",
  "action": "detail",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.node.read"
   }
  }
 },
 {
  "entity": "node_survey",
  "action": "patch",
  "role": "company_admin"
 },
 {
  "entity": "node_survey",
  "action": "patch",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.node.edit"
   }
  }
 },
 {
  "entity": "node_survey_answer_media",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "node_survey_answer_media",
  "action": "list",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.feedback.read"
   }
  }
 },
 {
  "entity": "node_survey_answer_media",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "node_survey_answer_media",
  "action": "detail",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.feedback.read"
   }
  }
 },
 {
  "entity": "node_survey_answer_media",
  "action": "create",
  "role": "company_admin",
  "fields": [
   "node_id",
   "feedback_id",
   "question_id",
   "file_name",
   "media_type"
  ]
 },
 {
  "entity": "node_survey_answer_media",
  "action": "create",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.feedback.create"
   }
  },
  "fields": [
   "node_id",
   "feedback_id",
   "question_id",
   "file_name",
   "media_type"
  ]
 },
 {
  "entity": "node_survey_answer_media",
  "action": "patch",
  "role": "company_admin",
  "fields": [
   "file_name"
  ]
 },
 {
  "entity": "node_survey_answer_media",
  "action": "patch",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.feedback.edit"
   }
  },
  "fields": [
   "file_name"
  ]
 },
 {
  "entity": "node_survey_answer_media",
  "action": "delete",
  "role": "company_admin"
 },
 {
  "entity": "node_survey_answer_media",
  "action": "delete",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.feedback.delete"
   }
  }
 },
 {
  "entity": "node_user_access",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "node_user_access",
  "action": "list",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.user.read"
   }
  }
 },
 {
  "entity": "node_user_access",
  "action": "list",
  "role": "company_user",
  "where": {
   "user_id": "$user.id"
  }
 },
 {
  "entity": "node_user_access",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "node_user_access",
  "action": "detail",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.user.read"
   }
  }
 },
 {
  "entity": "node_user_access",
  "action": "detail",
  "role": "company_user",
  "where": {
   "user_id": "$user.id"
  }
 },
 {
  "entity": "node_user_access",
  "action": "create",
  "role": "company_admin"
 },
 {
  "entity": "node_user_access",
  "action": "create",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.user.create"
   }
  }
 },
 {
  "entity": "node_user_access",
  "action": "patch",
  "role": "company_admin",
  "fields": [
   "user_read",
   "user_edit",
   "user_create",
   "user_delete",
   "node_read",
   "node_edit",
   "node_create",
   "node_delete",
   "qr_read",
   "qr_edit",
   "qr_create",
   "qr_delete",
   "feedback_read",
   "feedback_edit",
   "feedback_create",
   "feedback_delete"
  ]
 },
 {
  "entity": "node_user_access",
  "action": "patch",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.user.edit"
   }
  },
  "fields": [
   "user_read",
   "user_edit",
   "user_create",
   "user_delete",
   "node_read",
   "node_edit",
   "node_create",
   "node_delete",
   "qr_read",
   "qr_edit",
   "qr_create",
   "qr_delete",
   "feedback_read",
   "feedback_edit",
   "feedback_create",
   "feedback_delete"
  ]
 },
 {
  "entity": "node_user_access",
  "action": "delete",
  "role": "company_admin"
 },
 {
  "entity": "node_user_access",
  "action": "delete",
  "role": "company_user",
  "where": {
   "node_id": {
    "$in": "$user.nodes.user.delete"
   }
  }
 },
 {
  "entity": "organization",
  "action": "list",
  "role": "company_admin",
  "where": {
   "deleted_at": null
  }
 },
 {
  "entity": "organization",
  "action": "list",
  "role": "company_user",
  "where": {
   "deleted_at": null,
   "id": {
    "$in": "$user.organizations"
   }
  }
 },
 {
  "entity": "organization",
  "action": "detail",
  "role": "company_admin",
  "where": {
   "deleted_at": null
  }
 },
 {
  "entity": "organization",
  "action": "detail",
  "role": "company_user",
  "where": {
   "deleted_at": null,
   "id": {
    "$in": "$user.organizations"
   }
  }
 },
 {
  "entity": "organization",
  "action": "create",
  "role": "company_admin"
 },
 {
  "entity": "organization",
  "action": "patch",
  "role": "company_admin",
  "where": {
   "deleted_at": null
  }
 },
 {
  "entity": "organization",
  "action": "delete",
  "role": "company_admin",
  "where": {
   "deleted_at": null
  }
 },
 {
  "entity": "organization_type",
  "action": "list",
  "role": "anonymous"
 },
 {
  "entity": "organization_type",
  "action": "list",
  "role": "visitor"
 },
 {
  "entity": "organization_type",
  "action": "list",
  "role": "company_user"
 },
 {
  "entity": "organization_type",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "organization_type",
  "action": "list",
  "role": "superadmin"
 },
 {
  "entity": "organization_type",
  "action": "getorganizationtype",
  "role": "anonymous"
 },
 {
  "entity": "organization_type",
  "action": "getorganizationtype",
  "role": "visitor"
 },
 {
  "entity": "organization_type",
  "action": "getorganizationtype",
  "role": "company_user"
 },
 {
  "entity": "organization_type",
  "action": "getorganizationtype",
  "role": "company_admin"
 },
 {
  "entity": "organization_type",
  "action": "getorganizationtype",
  "role": "superadmin"
 },
 {
  "entity": "plan",
  "action": "list",
  "role": "superadmin"
 },
 {
  "entity": "plan",
  "action": "list",
  "role": "company_admin",
  "where": {
   "is_active": true
  }
 },
 {
  "entity": "plan",
  "action": "detail",
  "role": "superadmin"
 },
 {
  "entity": "plan",
  "action": "detail",
  "role": "company_admin",
  "where": {
   "is_active": true
  }
 },
 {
  "entity": "plan",
  "action": "create",
  "role": "superadmin"
 },
 {
  "entity": "plan",
  "action": "patch",
  "role": "superadmin"
 },
 {
  "entity": "plan",
  "action": "delete",
  "role": "superadmin"
 },
 {
  "entity": "plan_location",
  "action": "list",
  "role": "superadmin"
 },
 {
  "entity": "plan_location",
  "action": "detail",
  "role": "superadmin"
 },
 {
  "entity": "plan_location",
  "action": "create",
  "role": "superadmin"
 },
 {
  "entity": "plan_location",
  "action": "patch",
  "role": "superadmin"
 },
 {
  "entity": "plan_location",
  "action": "delete",
  "role": "superadmin",
  "where": {
   "is_global": false
  }
 },
 {
  "entity": "qr_code_group",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "qr_code_group",
  "action": "list",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.qr_code_groups"
   }
  }
 },
 {
  "entity": "qr_code_group",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "qr_code_group",
  "action": "detail",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.qr_code_groups"
   }
  }
 },
 {
  "entity": "qr_code_group",
  "action": "create",
  "role": "company_admin"
 },
 {
  "entity": "qr_code_group",
  "action": "patch",
  "role": "company_admin"
 },
 {
  "entity": "qr_code_group",
  "action": "delete",
  "role": "company_admin"
 },
 {
  "entity": "qr_code_group_node",
  "action": "list",
  "role": "company_admin",
  "where": {
   "kind": "qr_code"
  }
 },
 {
  "entity": "qr_code_group_node",
  "action": "list",
  "role": "company_user",
  "where": {
   "kind": "qr_code",
   "node_id": {
    "$in": "$user.nodes.qr.read"
   }
  }
 },
 {
  "entity": "qr_code_group_node",
  "action": "detail",
  "role": "company_admin",
  "where": {
   "kind": "qr_code"
  }
 },
 {
  "entity": "qr_code_group_node",
  "action": "detail",
  "role": "company_user",
  "where": {
   "kind": "qr_code",
   "node_id": {
    "$in": "$user.nodes.qr.read"
   }
  }
 },
 {
  "entity": "qr_code_group_node",
  "action": "create",
  "role": "company_admin",
  "where": {
   "kind": "qr_code"
  }
 },
 {
  "entity": "qr_code_group_node",
  "action": "create",
  "role": "company_user",
  "where": {
   "kind": "qr_code",
   "node_id": {
    "$in": "$user.nodes.qr.edit"
   }
  }
 },
 {
  "entity": "qr_code_group_node",
  "action": "patch",
  "role": "company_admin",
  "where": {
   "kind": "qr_code"
  },
  "fields": [
   "qr_code_group_id"
  ]
 },
 {
  "entity": "qr_code_group_node",
  "action": "patch",
  "role": "company_user",
  "where": {
   "kind": "qr_code",
   "node_id": {
    "$in": "$user.nodes.qr.edit"
   }
  },
  "fields": [
   "qr_code_group_id"
  ]
 },
 {
  "entity": "qr_code_group_node",
  "action": "delete",
  "role": "company_admin",
  "where": {
   "kind": "qr_code"
  }
 },
 {
  "entity": "qr_code_group_node",
  "action": "delete",
  "role": "company_user",
  "where": {
   "kind": "qr_code",
   "node_id": {
    "$in": "$user.nodes.qr.edit"
   }
  }
 },
 {
  "entity": "sub_plan",
  "action": "list",
  "role": "superadmin"
 },
 {
  "entity": "sub_plan",
  "action": "list",
  "role": "company_admin",
  "where": {
   "is_active": true
  }
 },
 {
  "entity": "sub_plan",
  "action": "detail",
  "role": "superadmin"
 },
 {
  "entity": "sub_plan",
  "action": "detail",
  "role": "company_admin",
  "where": {
   "is_active": true
  }
 },
 {
  "entity": "sub_plan",
  "action": "create",
  "role": "superadmin"
 },
 {
  "entity": "sub_plan",
  "action": "patch",
  "role": "superadmin"
 },
 {
  "entity": "sub_plan",
  "action": "delete",
  "role": "superadmin"
 },
 {
  "entity": "subscription",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "support_comment",
  "action": "list",
  "role": "superadmin"
 },
 {
  "entity": "support_comment",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "support_comment",
  "action": "list",
  "role": "company_user",
  "where": {
   "support_ticket_id": {
    "$in": "$user.tickets"
   }
  }
 },
 {
  "entity": "support_comment",
  "action": "create",
  "role": "superadmin"
 },
 {
  "entity": "support_comment",
  "action": "create",
  "role": "company_admin"
 },
 {
  "entity": "support_comment",
  "action": "create",
  "role": "company_user",
  "where": {
   "support_ticket_id": {
    "$in": "$user.tickets"
   }
  }
 },
 {
  "entity": "support_comment_media",
  "action": "list",
  "role": "superadmin",
  "fields": [
   "support_ticket_id",
   "support_comment_id",
   "file_name",
   "media_type",
   "byte_size"
  ]
 },
 {
  "entity": "support_comment_media",
  "action": "list",
  "role": "company_admin",
  "fields": [
   "support_ticket_id",
   "support_comment_id",
   "file_name",
   "media_type",
   "byte_size"
  ]
 },
 {
  "entity": "support_comment_media",
  "action": "list",
  "role": "company_user",
  "where": {
   "support_ticket_id": {
    "$in": "$user.tickets"
   }
  },
  "fields": [
   "support_ticket_id",
   "support_comment_id",
   "file_name",
   "media_type",
   "byte_size"
  ]
 },
 {
  "entity": "support_ticket",
  "action": "list",
  "role": "superadmin"
 },
 {
  "entity": "support_ticket",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "support_ticket",
  "action": "list",
  "role": "company_user",
  "where": {
   "user_id": "$user.id"
  }
 },
 {
  "entity": "support_ticket",
  "action": "detail",
  "role": "superadmin"
 },
 {
  "entity": "support_ticket",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "support_ticket",
  "action": "detail",
  "role": "company_user",
  "where": {
   "user_id": "$user.id"
  }
 },
 {
  "entity": "support_ticket",
  "action": "create",
  "role": "company_admin",
  "fields": [
   "subject",
   "message"
  ]
 },
 {
  "entity": "support_ticket",
  "action": "create",
  "role": "company_user",
  "fields": [
   "subject",
   "message"
  ]
 },
 {
  "entity": "support_ticket",
  "action": "patch",
  "role": "superadmin",
  "fields": [
   "status"
  ]
 },
 {
  "entity": "support_ticket",
  "action": "patch",
  "role": "company_admin",
  "fields": [
   "status"
  ]
 },
 {
  "entity": "support_ticket",
  "action": "patch",
  "role": "company_user",
  "where": {
   "user_id": "$user.id"
  },
  "fields": [
   "status"
  ]
 },
 {
  "entity": "support_ticket",
  "action": "delete",
  "role": "superadmin"
 },
 {
  "entity": "support_ticket",
  "action": "delete",
  "role": "company_admin"
 },
 {
  "entity": "survey",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "survey",
  "action": "list",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.surveys"
   }
  }
 },
 {
  "entity": "survey",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "survey",
  "action": "detail",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.surveys"
   }
  }
 },
 {
  "entity": "survey_group",
  "action": "list",
  "role": "company_admin"
 },
 {
  "entity": "survey_group",
  "action": "list",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.survey_groups"
   }
  }
 },
 {
  "entity": "survey_group",
  "action": "detail",
  "role": "company_admin"
 },
 {
  "entity": "survey_group",
  "action": "detail",
  "role": "company_user",
  "where": {
   "id": {
    "$in": "$user.survey_groups"
   }
  }
 },
 {
  "entity": "survey_group",
  "action": "create",
  "role": "company_admin"
 },
 {
  "entity": "survey_group",
  "action": "patch",
  "role": "company_admin"
 },
 {
  "entity": "survey_group",
  "action": "delete",
  "role": "company_admin"
 }
];
