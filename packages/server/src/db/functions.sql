--> statement-breakpoint
CREATE FUNCTION "keep_contract_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		-- A deleted contract takes its events along; its own row is gone by then.
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
	-- A deleted contract takes its documents along; its own row is gone by then.
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
	-- The trigger runs at the commit, so no balance is stored that isn't the sum of its entries.
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
--> statement-breakpoint
CREATE FUNCTION "store_turns"("turns" jsonb) RETURNS SETOF uuid LANGUAGE plpgsql AS $$
BEGIN
	RETURN QUERY
	WITH given AS MATERIALIZED (
		SELECT * FROM jsonb_to_recordset(turns) AS record (
			id uuid, turn integer, receipt text, step integer, interview jsonb,
			at timestamptz, has_consented boolean, above integer, messages jsonb, quote jsonb
		)
	), changed AS (
		UPDATE "conversations" AS kept
		SET "step" = given.step,
			"turn" = kept."turn" + 1,
			"interview" = given.interview,
			"updated_at" = given.at,
			"consented_at" = CASE WHEN given.has_consented
				THEN coalesce(kept."consented_at", given.at) ELSE kept."consented_at" END
		FROM given
		WHERE kept."id" = given.id
			AND kept."turn" = given.turn
			AND NOT EXISTS (
				SELECT FROM "conversation_receipts" AS taken
				WHERE taken."conversation_id" = given.id AND taken."id" = given.receipt
			)
		RETURNING kept."id"
	), receipt AS (
		INSERT INTO "conversation_receipts" ("conversation_id", "id")
		SELECT given.id, given.receipt FROM given WHERE given.id IN (SELECT changed.id FROM changed)
	), forgotten AS (
		DELETE FROM "chat_messages" AS message
		USING given
		WHERE given.above IS NOT NULL
			AND message."conversation_id" = given.id
			AND message."step" > given.above
			AND given.id IN (SELECT changed.id FROM changed)
	), said AS (
		INSERT INTO "chat_messages" ("conversation_id", "id", "step", "message")
		SELECT given.id, said.message ->> 'id', (said.message ->> 'step')::integer, said.message
		FROM given, jsonb_array_elements(given.messages) WITH ORDINALITY AS said (message, place)
		WHERE given.id IN (SELECT changed.id FROM changed)
		ORDER BY said.place
	), quoted AS (
		INSERT INTO "rates"
		SELECT quoted.* FROM given, jsonb_populate_record(NULL::"rates", given.quote) AS quoted
		WHERE given.quote IS NOT NULL AND given.id IN (SELECT changed.id FROM changed)
	)
	SELECT changed.id FROM changed;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_truncate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A trigger for each row does not see that a table is truncated.
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
