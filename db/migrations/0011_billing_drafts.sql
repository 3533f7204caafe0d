CREATE TABLE "invoice_draft_exception" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"draft_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"delivery_order_id" uuid,
	"line_id" uuid,
	"owner_id" uuid,
	"accepted_by" uuid,
	"accepted_at" timestamp with time zone,
	"reason" text,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	"settlement" text
);
--> statement-breakpoint
DROP INDEX "invoice_draft_open_once";--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "system_quantity" numeric(14, 4);--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "system_amount" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "decided_quantity" numeric(14, 4);--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "decided_price" numeric(14, 4);--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "carried_from" uuid;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD COLUMN "split_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD COLUMN "purchase_order_typed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD COLUMN "overlap_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "bill_split" text[] DEFAULT '{"purchase_order"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_draft_exception" ADD CONSTRAINT "invoice_draft_exception_draft_id_invoice_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."invoice_draft"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_draft_exception" ADD CONSTRAINT "invoice_draft_exception_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_draft_exception" ADD CONSTRAINT "invoice_draft_exception_owner_id_portal_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_draft_exception_draft" ON "invoice_draft_exception" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "invoice_draft_exception_open" ON "invoice_draft_exception" USING btree ("kind","created_at") WHERE settled_at is null and accepted_at is null;--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD CONSTRAINT "invoice_draft_line_carried_from_invoice_draft_id_fk" FOREIGN KEY ("carried_from") REFERENCES "public"."invoice_draft"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_draft_open_split_once" ON "invoice_draft" USING btree ("project_id","customer_id","split_key","from_date","to_date") WHERE status not in ('invoiced', 'withdrawn') and kind = 'invoice';--> statement-breakpoint
-- What a person changed on a line of an open or invoiced draft was told by its reason alone; from now on it has columns.
UPDATE "invoice_draft_line" l SET "system_quantity" = CASE WHEN l.kind = 'product' AND l.quantity > 0 AND l.reason IS NOT NULL THEN o.quantity ELSE l.quantity END,
  "decided_quantity" = CASE WHEN l.kind = 'product' AND l.quantity > 0 AND l.reason IS NOT NULL AND l.quantity <> o.quantity THEN l.quantity END,
  "decided_price" = CASE WHEN l.unit_price <> l.system_price THEN l.unit_price END
  FROM "delivery_order" o WHERE o.id = l.delivery_order_id AND l.kind <> 'adjustment';--> statement-breakpoint
UPDATE "invoice_draft_line" l SET "system_quantity" = l.quantity, "decided_price" = CASE WHEN l.unit_price <> l.system_price THEN l.unit_price END
  WHERE l.delivery_order_id IS NULL AND l.kind <> 'adjustment';--> statement-breakpoint
UPDATE "invoice_draft_line" SET "decided_quantity" = quantity
  WHERE kind IN ('associate', 'sub_product') AND version > 1 AND reason IS NOT NULL AND decided_price IS NULL AND system_price IS NOT NULL;--> statement-breakpoint
UPDATE "invoice_draft_line" SET "decided_by" = updated_by, "decided_at" = updated_at
  WHERE decided_price IS NOT NULL OR decided_quantity IS NOT NULL OR disputed;--> statement-breakpoint
UPDATE "invoice_draft_line" SET "system_amount" = round("system_quantity" * coalesce("system_price", "unit_price"), 2) WHERE "system_quantity" IS NOT NULL;--> statement-breakpoint
INSERT INTO "invoice_draft_exception" ("id", "created_at", "updated_at", "draft_id", "kind", "text", "delivery_order_id")
  SELECT gen_random_uuid(), d.updated_at, d.updated_at, d.id, e ->> 'kind', e ->> 'text',
    (SELECT o.id FROM "delivery_order" o WHERE o.id::text = e ->> 'deliveryOrderId')
  FROM "invoice_draft" d, jsonb_array_elements(d.exceptions) e WHERE d.status NOT IN ('invoiced', 'withdrawn');--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
UPDATE "invoice_draft" d SET "overlap_kept" = true FROM "invoice_draft" other
  WHERE other.project_id = d.project_id AND other.customer_id = d.customer_id AND (other.created_at, other.id) < (d.created_at, d.id)
  AND daterange(other.from_date, other.to_date, '[]') && daterange(d.from_date, d.to_date, '[]')
  AND d.kind = 'invoice' AND other.kind = 'invoice' AND d.status NOT IN ('invoiced', 'withdrawn') AND other.status NOT IN ('invoiced', 'withdrawn');--> statement-breakpoint
INSERT INTO "invoice_draft_exception" ("id", "draft_id", "kind", "text")
  SELECT gen_random_uuid(), d.id, 'overlap', 'Another open draft of the project has days of the same period' FROM "invoice_draft" d WHERE d.overlap_kept;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD CONSTRAINT "invoice_draft_open_apart" EXCLUDE USING gist ("project_id" WITH =, "customer_id" WITH =,
  "split_key" WITH =, daterange("from_date", "to_date", '[]') WITH &&) WHERE (status not in ('invoiced', 'withdrawn') and kind = 'invoice' and not overlap_kept);--> statement-breakpoint
-- The release before reads the exceptions from the draft itself.
CREATE FUNCTION draft_exceptions_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoice_draft SET exceptions = coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'kind', e.kind, 'text', e.text, 'deliveryOrderId', e.delivery_order_id)) ORDER BY e.created_at, e.id)
    FROM invoice_draft_exception e WHERE e.draft_id = new.draft_id AND e.settled_at IS NULL AND e.accepted_at IS NULL), '[]')
  WHERE id = new.draft_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER draft_exceptions_kept AFTER INSERT OR UPDATE ON "invoice_draft_exception"
  FOR EACH ROW EXECUTE FUNCTION draft_exceptions_kept();
