CREATE TABLE "stock_close" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"plant_id" uuid NOT NULL,
	"closed_until" date NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"uncounted" text[] DEFAULT '{}' NOT NULL,
	"reopened_by" uuid,
	"reopened_at" timestamp with time zone,
	"reopen_reason" text
);
--> statement-breakpoint
ALTER TABLE "stock_entry" ADD COLUMN "happened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_close" ADD CONSTRAINT "stock_close_plant_id_plant_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_close" ADD CONSTRAINT "stock_close_closed_by_portal_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_close" ADD CONSTRAINT "stock_close_reopened_by_portal_user_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_close_once" ON "stock_close" USING btree ("plant_id","closed_until") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "stock_close_plant" ON "stock_close" USING btree ("plant_id","closed_at");