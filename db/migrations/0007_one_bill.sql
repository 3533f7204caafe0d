CREATE TABLE "order_preview" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"order_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"gst_totals" jsonb NOT NULL,
	"subtotal" numeric(14, 2) NOT NULL,
	"gst" numeric(14, 2) NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "order_preview_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "order_service" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"service_id" uuid,
	"sub_product_id" uuid,
	"quantity" numeric(14, 4) NOT NULL,
	CONSTRAINT "order_service_one" CHECK (num_nonnulls(service_id, sub_product_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "gst_percent" numeric(9, 4);--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD COLUMN "fact" text;--> statement-breakpoint
ALTER TABLE "invoice_draft" ADD COLUMN "gst_totals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD COLUMN "gst_percent" numeric(9, 4);--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "gst_totals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD COLUMN "part_load_by" text;--> statement-breakpoint
ALTER TABLE "order_preview" ADD CONSTRAINT "order_preview_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_service" ADD CONSTRAINT "order_service_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_service" ADD CONSTRAINT "order_service_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_service" ADD CONSTRAINT "order_service_sub_product_id_sub_product_id_fk" FOREIGN KEY ("sub_product_id") REFERENCES "public"."sub_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_service_order" ON "order_service" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "invoice_draft_line" ADD CONSTRAINT "invoice_draft_line_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_draft_line_order" ON "invoice_draft_line" USING btree ("order_id");--> statement-breakpoint
-- As for every table: figures are numbers and instants are finite.
do $$
declare found record;
begin
  for found in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'numeric'
      and (table_name in ('order_preview', 'order_service')
        or table_name in ('invoice_draft_line', 'invoice_line') and column_name = 'gst_percent')
  loop
    execute format('alter table %I add constraint %I check (%I <> ''NaN''::numeric)',
      found.table_name, left(found.table_name || '_' || found.column_name || '_number', 63), found.column_name);
  end loop;
  for found in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name = 'order_preview'
  loop
    execute format('alter table %I add constraint %I check (isfinite(%I))',
      found.table_name, left(found.table_name || '_' || found.column_name || '_finite', 63), found.column_name);
  end loop;
end $$;
--> statement-breakpoint
-- So far a bill had one rate.
update invoice_draft set gst_totals = jsonb_build_array(
  jsonb_build_object('percent', trim_scale(gst_percent)::text, 'subtotal', subtotal::text, 'gst', gst::text));
--> statement-breakpoint
update invoice set gst_totals = jsonb_build_array(
  jsonb_build_object('percent', trim_scale(gst_percent)::text, 'subtotal', subtotal::text, 'gst', gst::text));
--> statement-breakpoint
-- A line knows its order: by its load, or by the number in its words where it was of the whole order.
update invoice_draft_line l set order_id = d.order_id from delivery_order d where d.id = l.delivery_order_id;
--> statement-breakpoint
update invoice_draft_line l set order_id = o.id from "order" o
where l.delivery_order_id is null and l.kind = 'sub_product' and o.order_no = substring(l.description from ', order (.+)$');
--> statement-breakpoint
-- A charge that arises by itself was billed whether it was a default or not; from now on the default decides, so that
-- nothing that was billed yesterday is left out today.
update sub_product set is_default = true where trigger <> 'manual';
