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
