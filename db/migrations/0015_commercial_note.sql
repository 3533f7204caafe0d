ALTER TABLE "erp_export" ADD COLUMN "lines_key" text;--> statement-breakpoint
ALTER TABLE "erp_export" ADD COLUMN "lines" integer;--> statement-breakpoint
ALTER TABLE "erp_export" ADD COLUMN "erp_reference" text;--> statement-breakpoint
ALTER TABLE "erp_export" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erp_export" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erp_export" ADD COLUMN "ended_reason" text;--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "corrects_line_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD COLUMN "replaces_invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "replaces_invoice_id" uuid;--> statement-breakpoint
CREATE INDEX "invoice_draft_line_corrects" ON "invoice_draft_line" USING btree ("corrects_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_draft_cancel_once" ON "invoice_draft" USING btree ("credits_invoice_id") WHERE status <> 'withdrawn' and note_reason = 'cancel';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_draft_replace_once" ON "invoice_draft" USING btree ("replaces_invoice_id") WHERE status <> 'withdrawn';
--> statement-breakpoint
-- An invoice is never credited by more than it and its debit notes say, before GST; those who credit at once wait for each other.
CREATE FUNCTION credited_within_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE left_of numeric;
BEGIN
  PERFORM 1 FROM invoice WHERE id = new.credits_invoice_id FOR UPDATE;
  SELECT coalesce(sum(subtotal), 0) + new.subtotal INTO left_of FROM invoice
    WHERE (id = new.credits_invoice_id OR credits_invoice_id = new.credits_invoice_id) AND id <> new.id;
  IF left_of < 0 THEN
    RAISE EXCEPTION 'credit note % is % more than was invoiced', new.invoice_no, -left_of
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credited_within_invoice', TABLE = 'invoice';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER credited_within_invoice BEFORE INSERT ON "invoice"
  FOR EACH ROW WHEN (new.kind = 'credit_note' AND new.credits_invoice_id IS NOT NULL) EXECUTE FUNCTION credited_within_invoice();
