--> statement-breakpoint
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
