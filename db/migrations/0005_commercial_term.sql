CREATE TABLE "commercial_term" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"level" text NOT NULL,
	"region_id" uuid,
	"category_name" text,
	"customer_id" uuid,
	"project_id" uuid,
	"order_id" uuid,
	"item_kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	"free_allowance" numeric(9, 4) DEFAULT '0' NOT NULL,
	"minimum" numeric(9, 4),
	"maximum" numeric(9, 4),
	"from_date" date NOT NULL,
	"to_date" date,
	"reason" text,
	CONSTRAINT "commercial_term_item_kind" CHECK ("commercial_term"."item_kind" in ('associate_product', 'service', 'sub_product')),
	CONSTRAINT "commercial_term_days" CHECK ("commercial_term"."to_date" is null or "commercial_term"."to_date" >= "commercial_term"."from_date"),
	CONSTRAINT "commercial_term_party" CHECK (case "commercial_term"."level"
        when 'region' then "commercial_term"."region_id" is not null and num_nonnulls("commercial_term"."category_name", "commercial_term"."customer_id", "commercial_term"."project_id", "commercial_term"."order_id") = 0
        when 'category' then "commercial_term"."region_id" is not null and "commercial_term"."category_name" is not null and num_nonnulls("commercial_term"."customer_id", "commercial_term"."project_id", "commercial_term"."order_id") = 0
        when 'customer' then "commercial_term"."customer_id" is not null and num_nonnulls("commercial_term"."region_id", "commercial_term"."category_name", "commercial_term"."project_id", "commercial_term"."order_id") = 0
        when 'project' then "commercial_term"."project_id" is not null and num_nonnulls("commercial_term"."region_id", "commercial_term"."category_name", "commercial_term"."customer_id", "commercial_term"."order_id") = 0
        when 'order' then "commercial_term"."order_id" is not null and num_nonnulls("commercial_term"."region_id", "commercial_term"."category_name", "commercial_term"."customer_id", "commercial_term"."project_id") = 0
        else false end)
);
--> statement-breakpoint
ALTER TABLE "commercial_term" ADD CONSTRAINT "commercial_term_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commercial_term" ADD CONSTRAINT "commercial_term_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commercial_term" ADD CONSTRAINT "commercial_term_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commercial_term" ADD CONSTRAINT "commercial_term_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commercial_term_item" ON "commercial_term" USING btree ("item_kind","item_id");--> statement-breakpoint
CREATE INDEX "commercial_term_customer" ON "commercial_term" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "commercial_term_project" ON "commercial_term" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "commercial_term_order" ON "commercial_term" USING btree ("order_id");
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
-- At one level an item has one price on a day, whoever writes it and however.
alter table commercial_term add constraint commercial_term_once exclude using gist (
  item_kind with =,
  item_id with =,
  level with =,
  coalesce(order_id, project_id, customer_id, region_id) with =,
  coalesce(category_name, '') with =,
  daterange(from_date, to_date, '[]') with &&
);
--> statement-breakpoint
-- Today's prices of add-ons, services and charges hold from the first day of data, as every bill so far has used them.
insert into commercial_term (id, level, region_id, item_kind, item_id, unit_price, free_allowance, minimum, maximum, from_date, reason)
select gen_random_uuid(), 'region', priced.region_id, priced.item_kind, priced.item_id, priced.unit_price,
  priced.free_allowance, priced.minimum, priced.maximum, first.day, 'Carried over'
from (
  select region_id, 'associate_product' as item_kind, associate_product_id as item_id, unit_price,
    0::numeric as free_allowance, null::numeric as minimum, null::numeric as maximum
  from associate_product_region
  union all
  select region_id, 'service', service_id, unit_price, 0, null, null from service_region
  union all
  select of.region_id, 'sub_product', of.sub_product_id, of.unit_price, charge.free_allowance, charge.minimum, charge.maximum
  from sub_product_region of join sub_product charge on charge.id = of.sub_product_id
) priced
cross join (
  select least(
    current_date,
    (select min(order_date) from "order"),
    (select min(do_date) from delivery_order),
    (select min(created_at)::date from associate_product),
    (select min(created_at)::date from service),
    (select min(created_at)::date from sub_product)
  ) as day
) first;
