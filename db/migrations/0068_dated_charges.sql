CREATE TABLE "charge_rule" (
	"item_kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"active" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"trigger" text NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "charge_rule_pkey" PRIMARY KEY("item_kind","item_id","from_date")
);
--> statement-breakpoint
ALTER TABLE "customer_category" DROP CONSTRAINT "customer_category_once";--> statement-breakpoint
-- The release before writes no first day: what it adds holds from the day on which it does.
ALTER TABLE "customer_category" ADD COLUMN "from_date" date DEFAULT (now() at time zone 'Asia/Singapore')::date NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_category" ADD COLUMN "to_date" date;--> statement-breakpoint
CREATE INDEX "customer_category_customer" ON "customer_category" USING btree ("customer_id","region_id");--> statement-breakpoint
-- Where customers are now they have been from the first day of data, as every bill so far has taken it.
update customer_category m set from_date =
  least(m.created_at::date, current_date, (select min(order_date) from "order"), (select min(do_date) from delivery_order), (select min(invoice_date) from invoice), (select min(from_date) from price_category));--> statement-breakpoint
ALTER TABLE "customer_category" ADD CONSTRAINT "customer_category_days" CHECK (("customer_category"."to_date" is null or "customer_category"."to_date" >= "customer_category"."from_date"));--> statement-breakpoint
create extension if not exists btree_gist;--> statement-breakpoint
-- A customer is in one category of a region on a day, whoever writes it and however.
alter table customer_category add constraint customer_category_once exclude using gist (
  customer_id with =,
  region_id with =,
  daterange(from_date, to_date, '[]') with &&
);--> statement-breakpoint
-- What add-ons, surcharges and services are now, they have been from the first day of data.
insert into charge_rule (item_kind, item_id, from_date, active, is_default, trigger, unit)
select kind, id, least(created_at::date, current_date, (select min(order_date) from "order"), (select min(do_date) from delivery_order), (select min(invoice_date) from invoice)),
  active, is_default, trigger, unit
from (
  select 'associate_product' as kind, id, created_at, active, false as is_default, 'manual' as trigger, unit from associate_product
  union all select 'sub_product', id, created_at, active, is_default, trigger, unit from sub_product
  union all select 'service', id, created_at, active, is_default, 'manual', unit from service
) item;--> statement-breakpoint
-- A change holds from the day on which it is made; a second one of that day replaces the first. The day is that of the record,
-- which is what the portal calls today, and never before a day that has a rule.
create function charge_rule_kept() returns trigger language plpgsql as $$
declare
  kind text := tg_argv[0];
  rule record;
  last charge_rule;
begin
  if tg_op = 'DELETE' then
    delete from charge_rule where item_kind = kind and item_id = old.id;
    return null;
  end if;
  select (to_jsonb(new)->>'active')::boolean as active, coalesce((to_jsonb(new)->>'is_default')::boolean, false) as is_default,
    coalesce(to_jsonb(new)->>'trigger', 'manual') as trigger, to_jsonb(new)->>'unit' as unit into rule;
  select * into last from charge_rule where item_kind = kind and item_id = new.id order by from_date desc limit 1;
  if (last.active, last.is_default, last.trigger, last.unit) is not distinct from (rule.active, rule.is_default, rule.trigger, rule.unit)
    then return null; end if;
  insert into charge_rule (item_kind, item_id, from_date, active, is_default, trigger, unit)
    values (kind, new.id, greatest((new.updated_at at time zone 'Asia/Singapore')::date, last.from_date),
      rule.active, rule.is_default, rule.trigger, rule.unit)
    on conflict (item_kind, item_id, from_date) do update
      set active = excluded.active, is_default = excluded.is_default, trigger = excluded.trigger, unit = excluded.unit;
  return null;
end $$;--> statement-breakpoint
create trigger charge_rule_kept after insert or update or delete on associate_product for each row execute function charge_rule_kept('associate_product');--> statement-breakpoint
create trigger charge_rule_kept after insert or update or delete on sub_product for each row execute function charge_rule_kept('sub_product');--> statement-breakpoint
create trigger charge_rule_kept after insert or update or delete on service for each row execute function charge_rule_kept('service');
