CREATE TABLE "account_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"category" text NOT NULL,
	"granted" boolean NOT NULL,
	"text" text NOT NULL,
	"policy_version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"awaited_token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"pending_email" text,
	"former_emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"activated_at" timestamp with time zone,
	"shipping" jsonb NOT NULL,
	"position" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"end_notice_at" timestamp with time zone,
	CONSTRAINT "accounts_one_per_email" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "affiliate_balances" (
	"affiliate_id" uuid PRIMARY KEY NOT NULL,
	"pending_cents" integer NOT NULL,
	"approved_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_entries" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"affiliate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"pending_cents" integer NOT NULL,
	"approved_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"due_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_entries_one_of_a_kind" UNIQUE("subject","kind"),
	CONSTRAINT "affiliate_entries_move" CHECK (case "affiliate_entries"."kind"
        when 'earn' then "affiliate_entries"."pending_cents" > 0 and "affiliate_entries"."approved_cents" = 0 and "affiliate_entries"."paid_cents" = 0
        when 'approve' then "affiliate_entries"."approved_cents" > 0 and "affiliate_entries"."pending_cents" = -"affiliate_entries"."approved_cents" and "affiliate_entries"."paid_cents" = 0
        when 'cancel' then "affiliate_entries"."pending_cents" + "affiliate_entries"."approved_cents" < 0 and 0 in ("affiliate_entries"."pending_cents", "affiliate_entries"."approved_cents") and "affiliate_entries"."paid_cents" = 0
        when 'pay' then "affiliate_entries"."paid_cents" > 0 and "affiliate_entries"."approved_cents" = -"affiliate_entries"."paid_cents" and "affiliate_entries"."pending_cents" = 0
        else false end)
);
--> statement-breakpoint
CREATE TABLE "affiliate_hook_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_id" uuid NOT NULL,
	"status" integer,
	"fault" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_hook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hook_id" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"tries" integer NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_hook_deliveries_once" UNIQUE("hook_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_hooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"batch" text NOT NULL,
	"cents" integer NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"arrival_id" uuid,
	"tracking" text NOT NULL,
	"page" text NOT NULL,
	"widget" text NOT NULL,
	"flag" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_referrals_one_per_object" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"state" text NOT NULL,
	"site" text NOT NULL,
	"terms_version" text NOT NULL,
	"terms_text" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliates_one_per_account" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "bill_files" (
	"id" text PRIMARY KEY NOT NULL,
	"bill_id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bill_files_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"file" text NOT NULL,
	"status" text NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"kind" text,
	"sealed_supplies" text NOT NULL,
	"problem" text,
	CONSTRAINT "bill_files_by_file" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_key_hash" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"id" text NOT NULL,
	"step" integer NOT NULL,
	"message" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_items" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"address" text,
	"part" text,
	"data" jsonb NOT NULL,
	"data_day" date NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_items_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"communication" text NOT NULL,
	"consents" jsonb NOT NULL,
	"tracking" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_codes" (
	"contract_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sent_to" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"extensions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_documents" (
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_documents_contract_id_kind_pk" PRIMARY KEY("contract_id","kind")
);
--> statement-breakpoint
CREATE TABLE "contract_events" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"from_state" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"rate_id" text,
	"state" text NOT NULL,
	"regime" text NOT NULL,
	"email" text NOT NULL,
	"data" jsonb NOT NULL,
	"offer_hash" text NOT NULL,
	"early" boolean NOT NULL,
	"signed_at" timestamp with time zone,
	"concluded_at" timestamp with time zone,
	"forwarded_at" timestamp with time zone,
	"tracking" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_aliases" (
	"socket_id" text PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"key_hash" text
);
--> statement-breakpoint
CREATE TABLE "conversation_receipts" (
	"conversation_id" uuid NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "conversation_receipts_conversation_id_id_pk" PRIMARY KEY("conversation_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"socket_id" text NOT NULL,
	"step" integer NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"interview" jsonb NOT NULL,
	"tracking" text NOT NULL,
	"sealed_supply" text DEFAULT '' NOT NULL,
	"consented_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookie_choices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"choice_id" uuid NOT NULL,
	"version" text NOT NULL,
	"category" text NOT NULL,
	"text" text,
	"granted" boolean NOT NULL,
	"source" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"account_id" uuid
);
--> statement-breakpoint
CREATE TABLE "idempotent_calls" (
	"key" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"form" text,
	"claim" text NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"status" integer,
	"answer" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_refusals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"snapshot_id" uuid NOT NULL,
	"file" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_slugs" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_slugs_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "lead_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"category" text NOT NULL,
	"offer" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"granted" boolean NOT NULL,
	"text" text NOT NULL,
	"policy_version" text NOT NULL,
	"source" text DEFAULT 'box' NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid,
	"account_id" uuid,
	"rate_id" text,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"communication" text NOT NULL,
	"destination" text NOT NULL,
	"type" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"operator" text NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"offers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tracking" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "leads_one_per_conversation" UNIQUE("conversation_id")
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_entries" (
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"entry" text NOT NULL,
	"label" text NOT NULL,
	"use" text,
	"removed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "list_entries_account_id_list_entry_pk" PRIMARY KEY("account_id","list","entry")
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailed_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mailed_tokens_by_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "provider_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"type" text NOT NULL,
	"subtype" text NOT NULL,
	"destination" text NOT NULL,
	"province" text NOT NULL,
	"capacity_kw" double precision,
	"use" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"query" text DEFAULT '' NOT NULL,
	"figures" jsonb NOT NULL,
	"reference" text NOT NULL,
	"reference_spend_eur" double precision,
	"offers" jsonb NOT NULL,
	"best_slug" text NOT NULL,
	"opened_slug" text DEFAULT '' NOT NULL,
	"assumptions" jsonb NOT NULL,
	"data_day" text NOT NULL,
	"demonstration" boolean NOT NULL,
	"tracking" text NOT NULL,
	"sealed_supply" text DEFAULT '' NOT NULL,
	"undelivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recall_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"text" text NOT NULL,
	"policy_version" text NOT NULL,
	"preferred_time" text NOT NULL,
	"phone" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"tipology" text NOT NULL,
	"expires_on" text NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seller_contacts" (
	"vat_number" text PRIMARY KEY NOT NULL,
	"seat" text NOT NULL,
	"email" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_papers" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_papers_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tipology" text NOT NULL,
	"offer_code" text NOT NULL,
	"kind" text NOT NULL,
	"offer_digest" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"file" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_lists" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"lists" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"lifetime" text NOT NULL,
	"device" text NOT NULL,
	"token_hash" text NOT NULL,
	"generation" integer NOT NULL,
	"confirmed_generation" integer NOT NULL,
	"rotations" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "snapshot_items" (
	"snapshot_id" uuid NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"address" text,
	"part" text,
	"data" jsonb NOT NULL,
	CONSTRAINT "snapshot_items_snapshot_id_key_pk" PRIMARY KEY("snapshot_id","key")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"demonstration" boolean NOT NULL,
	"data_day" date NOT NULL,
	"details" jsonb,
	"summary" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"switched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "supplier_names" (
	"vat_number" text NOT NULL,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_names_vat_number_origin_pk" PRIMARY KEY("vat_number","origin")
);
--> statement-breakpoint
CREATE TABLE "switched_off_origins" (
	"origin" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_slug" text NOT NULL,
	"message_id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ticket_attachments_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "ticket_attachments_by_file" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"ticket_slug" text NOT NULL,
	"id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid,
	"client_id" uuid,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "ticket_messages_ticket_slug_id_pk" PRIMARY KEY("ticket_slug","id"),
	CONSTRAINT "ticket_messages_sent_once" UNIQUE("account_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"slug" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2001 CACHE 1),
	"account_id" uuid,
	"name" text,
	"email" text,
	"rate_id" text,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_by_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "tracking_arrivals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tracking" text NOT NULL,
	"previous" text,
	"affiliate_id" uuid,
	"first_id" uuid,
	"page" text DEFAULT '' NOT NULL,
	"widget" text DEFAULT 'link' NOT NULL,
	"flag" text,
	"address_hash" text DEFAULT '' NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_consents" ADD CONSTRAINT "account_consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_identities" ADD CONSTRAINT "account_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_balances" ADD CONSTRAINT "affiliate_balances_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_entries" ADD CONSTRAINT "affiliate_entries_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_hook_attempts" ADD CONSTRAINT "affiliate_hook_attempts_delivery_id_affiliate_hook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."affiliate_hook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_hook_deliveries" ADD CONSTRAINT "affiliate_hook_deliveries_hook_id_affiliate_hooks_id_fk" FOREIGN KEY ("hook_id") REFERENCES "public"."affiliate_hooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_hooks" ADD CONSTRAINT "affiliate_hooks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_referrals" ADD CONSTRAINT "affiliate_referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_files" ADD CONSTRAINT "bill_files_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_codes" ADD CONSTRAINT "contract_codes_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_rate_id_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_aliases" ADD CONSTRAINT "conversation_aliases_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_links" ADD CONSTRAINT "conversation_links_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_receipts" ADD CONSTRAINT "conversation_receipts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookie_choices" ADD CONSTRAINT "cookie_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_refusals" ADD CONSTRAINT "import_refusals_snapshot_id_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_consents" ADD CONSTRAINT "lead_consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_rate_id_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_requests" ADD CONSTRAINT "recall_requests_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_lists" ADD CONSTRAINT "session_lists_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot_items" ADD CONSTRAINT "snapshot_items_snapshot_id_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_of_message" FOREIGN KEY ("ticket_slug","message_id") REFERENCES "public"."ticket_messages"("ticket_slug","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_slug_tickets_slug_fk" FOREIGN KEY ("ticket_slug") REFERENCES "public"."tickets"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_rate_id_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."rates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_consents_by_account" ON "account_consents" USING btree ("account_id","category","id");--> statement-breakpoint
CREATE INDEX "account_identities_by_account" ON "account_identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "affiliate_codes_by_affiliate" ON "affiliate_codes" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_entries_by_affiliate" ON "affiliate_entries" USING btree ("affiliate_id","at");--> statement-breakpoint
CREATE INDEX "affiliate_entries_by_due" ON "affiliate_entries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "affiliate_hook_attempts_by_delivery" ON "affiliate_hook_attempts" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE INDEX "affiliate_hook_deliveries_by_next" ON "affiliate_hook_deliveries" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "affiliate_hook_deliveries_by_time" ON "affiliate_hook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "affiliate_hooks_by_affiliate" ON "affiliate_hooks" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_payouts_by_affiliate" ON "affiliate_payouts" USING btree ("affiliate_id","at");--> statement-breakpoint
CREATE INDEX "affiliate_referrals_by_affiliate" ON "affiliate_referrals" USING btree ("affiliate_id","at");--> statement-breakpoint
CREATE INDEX "bill_files_by_bill" ON "bill_files" USING btree ("bill_id","sequence");--> statement-breakpoint
CREATE INDEX "bill_files_being_read" ON "bill_files" USING btree ("sequence") WHERE status = 'reading';--> statement-breakpoint
CREATE INDEX "bills_by_account" ON "bills" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bills_by_day" ON "bills" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_by_conversation" ON "chat_messages" USING btree ("conversation_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "closed_items_slug" ON "closed_items" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "closed_items_address" ON "closed_items" USING btree ("address");--> statement-breakpoint
CREATE INDEX "contact_messages_by_time" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contract_codes_by_sending" ON "contract_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "contract_events_by_contract" ON "contract_events" USING btree ("contract_id","sequence");--> statement-breakpoint
CREATE INDEX "contracts_by_account" ON "contracts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contracts_by_email" ON "contracts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contracts_by_rate" ON "contracts" USING btree ("rate_id");--> statement-breakpoint
CREATE INDEX "contracts_by_state" ON "contracts" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "contracts_by_tracking" ON "contracts" USING btree ("tracking","created_at");--> statement-breakpoint
CREATE INDEX "conversation_aliases_by_conversation" ON "conversation_aliases" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_links_by_conversation" ON "conversation_links" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_by_update" ON "conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "cookie_choices_by_choice" ON "cookie_choices" USING btree ("choice_id");--> statement-breakpoint
CREATE INDEX "cookie_choices_by_account" ON "cookie_choices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "cookie_choices_by_time" ON "cookie_choices" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "idempotent_calls_by_expiry" ON "idempotent_calls" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "import_refusals_snapshot" ON "import_refusals" USING btree ("snapshot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_slugs_slug" ON "item_slugs" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "item_slugs_address" ON "item_slugs" USING btree ("address");--> statement-breakpoint
CREATE INDEX "lead_consents_by_lead" ON "lead_consents" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_by_update" ON "leads" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_by_mailbox" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_by_account" ON "leads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "leads_by_rate" ON "leads" USING btree ("rate_id");--> statement-breakpoint
CREATE INDEX "limit_counters_by_expiry" ON "limit_counters" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mailed_tokens_by_account" ON "mailed_tokens" USING btree ("account_id","kind","id");--> statement-breakpoint
CREATE INDEX "mailed_tokens_by_expiry" ON "mailed_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_attempts_by_expiry" ON "provider_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rates_by_tracking" ON "rates" USING btree ("tracking","created_at");--> statement-breakpoint
CREATE INDEX "rates_by_account" ON "rates" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "recall_requests_by_lead" ON "recall_requests" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "reminders_by_email" ON "reminders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reminders_by_expiry" ON "reminders" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "seller_papers_by_offer" ON "seller_papers" USING btree ("tipology","offer_code");--> statement-breakpoint
CREATE INDEX "seller_papers_by_content" ON "seller_papers" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "snapshots_one_staging" ON "snapshots" USING btree ("kind") WHERE "snapshots"."status" = 'staging';--> statement-breakpoint
CREATE UNIQUE INDEX "snapshots_one_current" ON "snapshots" USING btree ("kind") WHERE "snapshots"."status" = 'current';--> statement-breakpoint
CREATE INDEX "ticket_attachments_by_message" ON "ticket_attachments" USING btree ("ticket_slug","message_id");--> statement-breakpoint
CREATE INDEX "ticket_messages_in_order" ON "ticket_messages" USING btree ("ticket_slug","sequence");--> statement-breakpoint
CREATE INDEX "tickets_by_account" ON "tickets" USING btree ("account_id","changed_at");--> statement-breakpoint
CREATE INDEX "tickets_by_mailbox" ON "tickets" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "tickets_by_rate" ON "tickets" USING btree ("rate_id");--> statement-breakpoint
CREATE INDEX "tickets_by_state" ON "tickets" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "tracking_arrivals_by_value" ON "tracking_arrivals" USING btree ("tracking","arrived_at");--> statement-breakpoint
CREATE INDEX "tracking_arrivals_by_affiliate" ON "tracking_arrivals" USING btree ("affiliate_id","arrived_at");--> statement-breakpoint
CREATE INDEX "tracking_arrivals_by_address" ON "tracking_arrivals" USING btree ("address_hash","arrived_at");--> statement-breakpoint
CREATE FUNCTION "keep_contract_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- A deleted contract takes its events along: then its own row is gone already.
		IF NOT EXISTS (SELECT 1 FROM "contracts" WHERE "id" = OLD."contract_id") THEN
			RETURN OLD;
		END IF;
	ELSIF current_setting('volpe.erasure', true) = 'on'
		AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'contract_events is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "contract_events_append_only" BEFORE UPDATE OR DELETE ON "contract_events"
	FOR EACH ROW EXECUTE FUNCTION "keep_contract_events"();
--> statement-breakpoint
CREATE FUNCTION "keep_signed_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	signed timestamptz;
	of text := CASE WHEN TG_OP = 'DELETE' THEN OLD."contract_id" ELSE NEW."contract_id" END;
BEGIN
	-- A deleted contract takes its documents along: then its own row is gone already.
	SELECT "signed_at" INTO signed FROM "contracts" WHERE "id" = of;
	IF TG_OP <> 'UPDATE' AND signed IS NULL THEN
		RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	-- An erasure takes an address out of the words beside a document, never out of its bytes.
	IF TG_OP = 'UPDATE' AND current_setting('volpe.erasure', true) = 'on' THEN
		IF NEW."contract_id" = OLD."contract_id" AND NEW."kind" = OLD."kind"
			AND NEW."bytes" IS NOT DISTINCT FROM OLD."bytes" THEN
			RETURN NEW;
		END IF;
	END IF;
	-- The signature adds its own proof, once.
	IF TG_OP = 'INSERT' AND NEW."kind" = 'signature' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'contract_documents of a signed contract cannot change';
END
$$;--> statement-breakpoint
CREATE TRIGGER "contract_documents_keep_signed" BEFORE INSERT OR UPDATE OR DELETE ON "contract_documents"
	FOR EACH ROW EXECUTE FUNCTION "keep_signed_documents"();
--> statement-breakpoint
CREATE FUNCTION "keep_affiliate_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'affiliate_entries is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "affiliate_entries_append_only" BEFORE UPDATE OR DELETE ON "affiliate_entries"
	FOR EACH ROW EXECUTE FUNCTION "keep_affiliate_entries"();--> statement-breakpoint
CREATE FUNCTION "add_affiliate_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "affiliate_balances" AS kept VALUES
		(NEW."affiliate_id", NEW."pending_cents", NEW."approved_cents", NEW."paid_cents")
	ON CONFLICT ("affiliate_id") DO UPDATE SET
		"pending_cents" = kept."pending_cents" + NEW."pending_cents",
		"approved_cents" = kept."approved_cents" + NEW."approved_cents",
		"paid_cents" = kept."paid_cents" + NEW."paid_cents";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "affiliate_entries_add" AFTER INSERT ON "affiliate_entries"
	FOR EACH ROW EXECUTE FUNCTION "add_affiliate_entry"();--> statement-breakpoint
CREATE FUNCTION "check_affiliate_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."affiliate_id" ELSE NEW."affiliate_id" END;
BEGIN
	-- Checked at the commit: a balance that isn't the sum of its entries cannot be stored.
	IF EXISTS (
		SELECT sum("pending_cents"), sum("approved_cents"), sum("paid_cents")
		FROM "affiliate_entries" WHERE "affiliate_id" = changed HAVING count(*) > 0
		EXCEPT
		SELECT "pending_cents", "approved_cents", "paid_cents"
		FROM "affiliate_balances" WHERE "affiliate_id" = changed
	) OR (NOT EXISTS (SELECT 1 FROM "affiliate_entries" WHERE "affiliate_id" = changed)
		AND EXISTS (SELECT 1 FROM "affiliate_balances" WHERE "affiliate_id" = changed)) THEN
		RAISE EXCEPTION 'affiliate_balances must equal the sum of affiliate_entries';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "affiliate_balances_equal_entries"
	AFTER INSERT OR UPDATE OR DELETE ON "affiliate_balances"
	DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "check_affiliate_balance"();