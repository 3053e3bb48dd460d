CREATE FUNCTION "refuse_truncate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A trigger for each row does not see it.
	RAISE EXCEPTION '% cannot be truncated', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "contract_events_no_truncate" BEFORE TRUNCATE ON "contract_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();--> statement-breakpoint
CREATE TRIGGER "contract_documents_no_truncate" BEFORE TRUNCATE ON "contract_documents"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();--> statement-breakpoint
CREATE TRIGGER "affiliate_entries_no_truncate" BEFORE TRUNCATE ON "affiliate_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();--> statement-breakpoint
CREATE TRIGGER "affiliate_balances_no_truncate" BEFORE TRUNCATE ON "affiliate_balances"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();
