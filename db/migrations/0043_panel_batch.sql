CREATE TABLE "panel_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"plant_id" uuid NOT NULL,
	"batching_plant_id" uuid,
	"panel" text NOT NULL,
	"sequence" integer NOT NULL,
	"content" jsonb NOT NULL,
	"delivery_order_id" uuid,
	"batch_no" integer,
	"quantity" numeric(10, 2) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"why" text,
	"cause" text,
	"reason" text,
	"decided_at" timestamp with time zone,
	"decided_by_name" text,
	CONSTRAINT "panel_batch_once" UNIQUE("plant_id","panel","sequence")
);
--> statement-breakpoint
CREATE TABLE "panel_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"plant_id" uuid NOT NULL,
	"batching_plant_id" uuid,
	"delivery_order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"answered_at" timestamp with time zone,
	"answered_by_name" text,
	"filed_at" timestamp with time zone,
	CONSTRAINT "panel_ticket_number" UNIQUE("plant_id","number")
);
--> statement-breakpoint
ALTER TABLE "batch_weight" ADD COLUMN "source" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD COLUMN "panel_batch_id" uuid;--> statement-breakpoint
ALTER TABLE "machine_key" ADD COLUMN "batching_plant_id" uuid;--> statement-breakpoint
ALTER TABLE "panel_batch" ADD CONSTRAINT "panel_batch_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_batch" ADD CONSTRAINT "panel_batch_batching_plant_id_batching_plant_id_fk" FOREIGN KEY ("batching_plant_id") REFERENCES "public"."batching_plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_batch" ADD CONSTRAINT "panel_batch_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_ticket" ADD CONSTRAINT "panel_ticket_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_ticket" ADD CONSTRAINT "panel_ticket_batching_plant_id_batching_plant_id_fk" FOREIGN KEY ("batching_plant_id") REFERENCES "public"."batching_plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_ticket" ADD CONSTRAINT "panel_ticket_delivery_order_id_delivery_order_id_fk" FOREIGN KEY ("delivery_order_id") REFERENCES "public"."delivery_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "panel_batch_status" ON "panel_batch" USING btree ("status","plant_id","at");--> statement-breakpoint
CREATE INDEX "panel_batch_load" ON "panel_batch" USING btree ("delivery_order_id");--> statement-breakpoint
CREATE INDEX "panel_ticket_load" ON "panel_ticket" USING btree ("delivery_order_id","number");--> statement-breakpoint
CREATE INDEX "panel_ticket_status" ON "panel_ticket" USING btree ("status","plant_id");--> statement-breakpoint
CREATE INDEX "stock_entry_panel" ON "stock_entry" USING btree ("panel_batch_id");