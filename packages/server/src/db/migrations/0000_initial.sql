CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_arrivals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tracking" text NOT NULL,
	"previous" text,
	"arrived_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_counters_by_expiry" ON "limit_counters" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tracking_arrivals_by_value" ON "tracking_arrivals" USING btree ("tracking","arrived_at");