CREATE TABLE "closed_offers" (
	"commodity" text NOT NULL,
	"code" text NOT NULL,
	"slug" text NOT NULL,
	"supplier_name" text NOT NULL,
	"source_kind" text NOT NULL,
	"offer" jsonb NOT NULL,
	"set_aside_reason" text,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_reason" text NOT NULL,
	CONSTRAINT "closed_offers_commodity_code_pk" PRIMARY KEY("commodity","code")
);
--> statement-breakpoint
CREATE TABLE "import_refusals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"snapshot_id" uuid NOT NULL,
	"file" text NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_indices" (
	"snapshot_id" uuid NOT NULL,
	"series" text NOT NULL,
	"month" text NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "offer_indices_snapshot_id_series_month_pk" PRIMARY KEY("snapshot_id","series","month")
);
--> statement-breakpoint
CREATE TABLE "offer_parameters" (
	"snapshot_id" uuid NOT NULL,
	"commodity" text NOT NULL,
	"name" text NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "offer_parameters_snapshot_id_commodity_name_pk" PRIMARY KEY("snapshot_id","commodity","name")
);
--> statement-breakpoint
CREATE TABLE "offer_slugs" (
	"commodity" text NOT NULL,
	"code" text NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_slugs_commodity_code_pk" PRIMARY KEY("commodity","code")
);
--> statement-breakpoint
CREATE TABLE "offer_snapshots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"demonstration" boolean NOT NULL,
	"data_day" date,
	"sources" jsonb NOT NULL,
	"summary" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"switched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"snapshot_id" uuid NOT NULL,
	"commodity" text NOT NULL,
	"code" text NOT NULL,
	"slug" text NOT NULL,
	"supplier_name" text NOT NULL,
	"source_kind" text NOT NULL,
	"offer" jsonb NOT NULL,
	"set_aside_reason" text,
	CONSTRAINT "offers_snapshot_id_commodity_code_pk" PRIMARY KEY("snapshot_id","commodity","code")
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
CREATE TABLE "tracking_arrivals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tracking" text NOT NULL,
	"previous" text,
	"arrived_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_refusals" ADD CONSTRAINT "import_refusals_snapshot_id_offer_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."offer_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_indices" ADD CONSTRAINT "offer_indices_snapshot_id_offer_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."offer_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_parameters" ADD CONSTRAINT "offer_parameters_snapshot_id_offer_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."offer_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_snapshot_id_offer_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."offer_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closed_offers_slug" ON "closed_offers" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "import_refusals_snapshot" ON "import_refusals" USING btree ("snapshot_id");--> statement-breakpoint
CREATE INDEX "limit_counters_by_expiry" ON "limit_counters" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_slugs_slug" ON "offer_slugs" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_snapshots_one_staging" ON "offer_snapshots" USING btree ("status") WHERE "offer_snapshots"."status" = 'staging';--> statement-breakpoint
CREATE UNIQUE INDEX "offer_snapshots_one_current" ON "offer_snapshots" USING btree ("status") WHERE "offer_snapshots"."status" = 'current';--> statement-breakpoint
CREATE INDEX "tracking_arrivals_by_value" ON "tracking_arrivals" USING btree ("tracking","arrived_at");