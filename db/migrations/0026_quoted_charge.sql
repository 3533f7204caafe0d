CREATE TABLE "pricing_charge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pricing_id" uuid NOT NULL,
	"item_kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	"free_allowance" numeric(9, 4) DEFAULT '0' NOT NULL,
	"minimum" numeric(9, 4),
	"maximum" numeric(9, 4),
	"reason" text,
	CONSTRAINT "pricing_charge_once" UNIQUE("pricing_id","item_id"),
	CONSTRAINT "pricing_charge_item_kind" CHECK ("pricing_charge"."item_kind" in ('associate_product', 'service', 'sub_product'))
);
--> statement-breakpoint
ALTER TABLE "commercial_term" ADD COLUMN "pricing_id" uuid;--> statement-breakpoint
ALTER TABLE "pricing_charge" ADD CONSTRAINT "pricing_charge_pricing_id_pricing_id_fk" FOREIGN KEY ("pricing_id") REFERENCES "public"."pricing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commercial_term" ADD CONSTRAINT "commercial_term_pricing_id_pricing_id_fk" FOREIGN KEY ("pricing_id") REFERENCES "public"."pricing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commercial_term_pricing" ON "commercial_term" USING btree ("pricing_id");