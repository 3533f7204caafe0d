DROP INDEX "invoice_draft_open_split_once";--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD COLUMN "reissue" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_draft_open_split_once" ON "invoice_draft" USING btree ("project_id","customer_id","split_key","from_date","to_date") WHERE status not in ('invoiced', 'withdrawn') and kind = 'invoice' and replaces_invoice_id is null;--> statement-breakpoint
-- A draft made in place of a cancelled invoice has the loads of that invoice alone and may be beside another of its days.
ALTER TABLE "invoice_draft" DROP CONSTRAINT "invoice_draft_open_apart";--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD CONSTRAINT "invoice_draft_open_apart" EXCLUDE USING gist ("project_id" WITH =, "customer_id" WITH =,
  "split_key" WITH =, daterange("from_date", "to_date", '[]') WITH &&)
  WHERE (status not in ('invoiced', 'withdrawn') and kind = 'invoice' and not overlap_kept and replaces_invoice_id is null);
