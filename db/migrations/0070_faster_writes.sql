-- What a company is called without its legal form, spaces and marks; a name of other letters is taken as it stands. Found
-- by an index, since every customer that is saved is asked for, and by nobody else's pattern.
CREATE FUNCTION bare_company_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(nullif(regexp_replace(lower(name), '\m(pte|ltd|private|limited|llp|llc|co|company|inc|sdn|bhd)\M|[^a-z0-9]', '', 'g'), ''),
    lower(trim(name)))
$$;--> statement-breakpoint
CREATE INDEX "customer_bare_name" ON "customer" (bare_company_name(customer_name));--> statement-breakpoint
-- What the release before reads of a draft is written once a statement, not once an exception.
CREATE OR REPLACE FUNCTION draft_exceptions_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoice_draft d SET exceptions = coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'kind', e.kind, 'text', e.text, 'deliveryOrderId', e.delivery_order_id)) ORDER BY e.created_at, e.id)
    FROM invoice_draft_exception e WHERE e.draft_id = d.id AND e.settled_at IS NULL AND e.accepted_at IS NULL), '[]')
  WHERE d.id IN (SELECT draft_id FROM changed);
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER draft_exceptions_kept ON "invoice_draft_exception";--> statement-breakpoint
CREATE TRIGGER draft_exceptions_kept AFTER INSERT ON "invoice_draft_exception" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION draft_exceptions_kept();--> statement-breakpoint
CREATE TRIGGER draft_exceptions_kept_on_update AFTER UPDATE ON "invoice_draft_exception" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION draft_exceptions_kept();
