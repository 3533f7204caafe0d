CREATE TABLE "stock_count" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"count_no" text NOT NULL,
	"silo_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"status" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"counted_by" uuid NOT NULL,
	"counted_kg" numeric(14, 3) NOT NULL,
	"book_kg" numeric(14, 3) NOT NULL,
	"difference_kg" numeric(14, 3) NOT NULL,
	"reason" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	CONSTRAINT "stock_count_countNo_unique" UNIQUE("count_no")
);
--> statement-breakpoint
ALTER TABLE "material_order" ADD COLUMN "claim_kg" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "material_order" ADD COLUMN "claim_amount" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "material_order" ADD COLUMN "credit_no" text;--> statement-breakpoint
ALTER TABLE "material_order" ADD COLUMN "credit_amount" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "material_order" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "material_order" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "material_order" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD COLUMN "reverses_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD COLUMN "count_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_count" ADD CONSTRAINT "stock_count_silo_id_silo_id_fk" FOREIGN KEY ("silo_id") REFERENCES "public"."silo"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count" ADD CONSTRAINT "stock_count_material_id_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."material"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_count_silo" ON "stock_count" USING btree ("silo_id","counted_at");--> statement-breakpoint
CREATE INDEX "stock_count_at" ON "stock_count" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "stock_entry_mo" ON "stock_entry" USING btree ("material_order_id");